import type { Language } from '@/lib/core/language';
import { languagesOf, type Part, type RowField } from '@/lib/features/matching/biodata/constants/fields';
import type { BiodataChoice, Known } from '@/lib/features/matching/biodata/schema';

/** A text in each language of a sheet, in their order. */
export type Texts = readonly string[];

export interface SheetRow {
	field: RowField;
	label: Texts;
	/** Once where it is the same words in all languages. */
	value: Texts;
}

export interface SheetPart {
	part: Part;
	title: Texts;
	rows: SheetRow[];
}

/** A biodata as it is read, printed and drawn: what has been chosen for it, and nothing else. */
export interface Sheet {
	languages: readonly Language[];
	title: Texts;
	invocation: Texts;
	name: Texts;
	/** Below the name: clan and branch; age, work and where they live. */
	lines: Texts[];
	parts: SheetPart[];
	hasPhoto: boolean;
}

const linesOf: readonly (readonly RowField[])[] = [
	['clan', 'sakh'],
	['age', 'profession', 'location'],
];

/** What a choice takes of all that is known. */
export function composeSheet(known: Known, { language, fields }: BiodataChoice): Sheet {
	const languages = languagesOf[language];
	const inEach = (written: Known['name']): Texts => languages.map((each) => written[each]);
	const chosen = known.parts.map(({ rows, ...part }) => ({
		...part,
		rows: rows.filter(({ field }) => fields.includes(field)),
	}));
	const line = (of: readonly RowField[]) =>
		languages.map((each) =>
			of
				.map((field) => chosen.flatMap(({ rows }) => rows).find((row) => row.field === field)?.value[each])
				.filter(Boolean)
				.join(' · '),
		);
	return {
		languages,
		...{ title: inEach(known.title), invocation: inEach(known.invocation) },
		name: known.name.hi === known.name.en ? [known.name.hi] : inEach(known.name),
		lines: linesOf.map(line).filter(([text]) => text),
		parts: chosen
			.filter(({ rows }) => rows.length > 0)
			.map(({ part, title, rows }) => ({
				part,
				title: inEach(title),
				rows: rows.map(({ field, label, value }) => ({
					...{ field, label: inEach(label) },
					value: value.hi === value.en ? [value.hi] : inEach(value),
				})),
			})),
		hasPhoto: fields.includes('photo') && known.photo !== null,
	};
}
