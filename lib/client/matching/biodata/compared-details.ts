import type { Messages } from 'next-intl';
import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
import { labelFor } from '@/lib/core/label-for';
import { details as allDetails } from '@/lib/features/matching/biodata/constants/fields';
import { detailsBody, detailsValues, type SavedDetails } from './details-values';

type Body = ReturnType<typeof detailsBody>;

const texts = [
	...(['heightCm', 'motherTongue', 'languages', 'diet', 'income', 'workPlace', 'siblings'] as const),
	...(['maternalVillage', 'maternalUncle', 'about', 'aboutFamily', 'lookingFor'] as const),
];

const levelNames = ['shownToMatches', 'shownToAgreed'] as const;

interface Words {
	matchDetails: Messages['matchDetails'];
	fieldNames: Messages['biodata']['fields'];
}

/** What PUT /api/family/details is sent of the details as they are stored. */
export const getBody = (details: SavedDetails['details']): Body => detailsBody(detailsValues(details));

/** The changed details as they are shown: in the form, when it was opened, and now. */
export function compareDetails(changes: Changes, base: Body, newest: Body, words: Words): ComparedField[] {
	const { matchDetails: labels } = words;
	const mine: Body = { ...base, ...changes };
	const compared = texts
		.filter((key) => key in changes)
		.map((key) => ({
			...{ key, label: labels[key], base: detailShown(key, base, labels) },
			...{ mine: detailShown(key, mine, labels), theirs: detailShown(key, newest, labels) },
		}));
	if (!levelNames.some((name) => name in changes)) return compared;
	const levels = {
		...{ key: 'levels', names: levelNames, label: labels.shownTo, base: levelsShown(base, words) },
		...{ mine: levelsShown(mine, words), theirs: levelsShown(newest, words) },
	};
	return [...compared, levels];
}

function detailShown(key: (typeof texts)[number], body: Body, labels: Words['matchDetails']): string {
	switch (key) {
		case 'motherTongue':
			return labelFor(labels.tongues, body.motherTongue);
		case 'languages':
			return body.languages.map((tongue) => labelFor(labels.tongues, tongue)).join(', ');
		case 'diet':
			return labelFor(labels.diets, body.diet);
		case 'income':
			return labelFor(labels.incomes, body.income);
		case 'siblings':
			return body.siblings.map((sibling) => siblingShown(sibling, labels)).join('\n');
		default:
			return body[key];
	}
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
