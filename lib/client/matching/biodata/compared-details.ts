import type { Messages } from 'next-intl';
import type { Comparison } from '@/lib/client/form/conflict';
import { labelFor } from '@/lib/core/label-for';
import { details as allDetails } from '@/lib/features/matching/biodata/constants/fields';
import { detailsBody, detailsValues, type SavedDetails } from './details-values';

type Body = ReturnType<typeof detailsBody>;

interface Words {
	matchDetails: Messages['matchDetails'];
	fieldNames: Messages['biodata']['fields'];
}

/** What PUT /api/family/details is sent of the details as they are stored. */
export const getBody = (details: SavedDetails['details']): Body => detailsBody(detailsValues(details));

/** How two versions of the details are compared. */
export function detailsComparison(words: Words): Comparison<Body> {
	const { matchDetails } = words;
	const { tongues, diets, incomes } = matchDetails;
	return {
		labels: {
			heightCm: matchDetails.heightCm,
			motherTongue: matchDetails.motherTongue,
			languages: matchDetails.languages,
			diet: matchDetails.diet,
			income: matchDetails.income,
			workPlace: matchDetails.workPlace,
			siblings: matchDetails.siblings,
			maternalVillage: matchDetails.maternalVillage,
			maternalUncle: matchDetails.maternalUncle,
			about: matchDetails.about,
			aboutFamily: matchDetails.aboutFamily,
			lookingFor: matchDetails.lookingFor,
			shownToMatches: matchDetails.shownTo,
		},
		parts: { shownToMatches: ['shownToMatches', 'shownToAgreed'] },
		shownIn: (body, field) => {
			switch (field) {
				case 'motherTongue':
					return labelFor(tongues, body.motherTongue);
				case 'languages':
					return body.languages.map((tongue) => labelFor(tongues, tongue)).join(', ');
				case 'diet':
					return labelFor(diets, body.diet);
				case 'income':
					return labelFor(incomes, body.income);
				case 'siblings':
					return body.siblings.map((sibling) => siblingShown(sibling, matchDetails)).join('\n');
				case 'shownToMatches':
				case 'shownToAgreed':
					return levelsShown(body, words);
				default:
					return body[field];
			}
		},
	};
}

function siblingShown(
	{ kind, name, isMarried, marriedInto }: Body['siblings'][number],
	{ siblingKinds, siblingStates }: Words['matchDetails'],
): string {
	const state = isMarried === null ? '' : siblingStates[isMarried ? 'married' : 'unmarried'];
	return [siblingKinds[kind], name, state, marriedInto].filter((word) => word !== '').join(', ');
}

/** Who sees what; what nobody sees is left out. */
function levelsShown(body: Body, { matchDetails, fieldNames }: Words): string {
	const { levels, nanihal } = matchDetails;
	return allDetails
		.flatMap((detail) => {
			const name = detail === 'nanihal' ? nanihal : fieldNames[detail];
			if (body.shownToMatches.includes(detail)) return `${name}: ${levels.matches}`;
			return body.shownToAgreed.includes(detail) ? `${name}: ${levels.agreed}` : [];
		})
		.join('\n');
}
