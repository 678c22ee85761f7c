import type { Reply } from '@/lib/client/api';
import { details as allDetails } from '@/lib/features/matching/biodata/constants/fields';

export type SavedDetails = Reply<'GET /api/family/details'>;
type OwnDetails = SavedDetails['details'];
type Detail = (typeof allDetails)[number];
type Sibling = OwnDetails['siblings'][number];

export const levels = ['nobody', 'agreed', 'matches'] as const;

type Level = (typeof levels)[number];

type TextField = 'workPlace' | 'maternalVillage' | 'maternalUncle' | 'about' | 'aboutFamily' | 'lookingFor';

export const siblingStates = ['unknown', 'married', 'unmarried'] as const;

interface SiblingValues extends Omit<Sibling, 'isMarried'> {
	state: (typeof siblingStates)[number];
}

/** The details as the form holds them. */
export interface DetailsValues extends Record<TextField, string> {
	heightCm: string;
	motherTongue: string;
	languages: string[];
	diet: string;
	income: string;
	siblings: SiblingValues[];
	levels: Record<string, Level>;
}

export function detailsValues(details: OwnDetails): DetailsValues {
	const { heightCm, motherTongue, languages, diet, income, siblings } = details;
	return {
		heightCm: String(heightCm ?? ''),
		...{ motherTongue: motherTongue ?? '', languages, diet: diet ?? '', income: income ?? '' },
		siblings: siblings.map(siblingValues),
		workPlace: details.workPlace ?? '',
		maternalVillage: details.maternalVillage ?? '',
		maternalUncle: details.maternalUncle ?? '',
		about: details.about ?? '',
		aboutFamily: details.aboutFamily ?? '',
		lookingFor: details.lookingFor ?? '',
		levels: Object.fromEntries(allDetails.map((detail) => [detail, levelOf(detail, details)])),
	};
}

function levelOf(detail: Detail, { shownToMatches, shownToAgreed }: OwnDetails): Level {
	if (shownToMatches.includes(detail)) return 'matches';
	return shownToAgreed.includes(detail) ? 'agreed' : 'nobody';
}

function siblingValues({ isMarried, ...sibling }: Sibling): SiblingValues {
	return { ...sibling, state: isMarried === null ? 'unknown' : isMarried ? 'married' : 'unmarried' };
}

/** The body of PUT /api/family/details. */
export function detailsBody({ levels: chosen, siblings, ...typed }: DetailsValues) {
	const shownAt = (level: Level) => allDetails.filter((detail) => chosen[detail] === level);
	return {
		...typed,
		siblings: siblings.map(({ state, ...sibling }) => ({
			...sibling,
			isMarried: state === 'unknown' ? null : state === 'married',
		})),
		...{ shownToMatches: shownAt('matches'), shownToAgreed: shownAt('agreed') },
	};
}

const proposedTexts = ['workPlace', 'maternalVillage', 'maternalUncle'] as const;

/** What profile and tree propose for what is empty. */
export function findProposals(values: DetailsValues, { proposed }: SavedDetails) {
	return {
		texts: proposedTexts.flatMap((field) => {
			const text = values[field] === '' ? proposed[field] : null;
			return text ? [{ field, text }] : [];
		}),
		siblings: values.siblings.length === 0 ? proposed.siblings.map(siblingValues) : [],
	};
}
