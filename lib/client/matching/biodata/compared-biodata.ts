import type { Messages } from 'next-intl';
import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
import type { Language } from '@/lib/core/language';
import type { BiodataBody } from '@/lib/features/matching/biodata/schema';
import type { Known } from './replies';

const choices = ['title', 'layout', 'language', 'fields'] as const;

/** What differs between two versions of a form's body. */
export function findChanges(typed: object, saved: object): Changes {
	const before = new Map(Object.entries(saved));
	return Object.fromEntries(
		Object.entries(typed).filter(([name, value]) => !isSame(value, before.get(name))),
	);
}

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

interface Words {
	messages: Messages['biodata'];
	known: Known;
	language: Language;
}

/** The changed choices of a biodata as they are shown: in the form, when it was opened, and now. */
export function compareBiodatas(
	changes: Changes,
	base: BiodataBody,
	newest: BiodataBody,
	words: Words,
): ComparedField[] {
	const { form } = words.messages;
	const labels = { title: form.name, layout: form.layout, language: form.language, fields: form.fields };
	const mine = choicesShown({ ...base, ...changes }, words);
	const [was, theirs] = [choicesShown(base, words), choicesShown(newest, words)];
	return choices
		.filter((key) => key in changes)
		.map((key) => ({
			...{ key, label: labels[key] },
			...{ base: was[key], mine: mine[key], theirs: theirs[key] },
		}));
}

function choicesShown(
	{ title, layout, language: written, fields }: BiodataBody,
	{ messages, known, language }: Words,
): Record<(typeof choices)[number], string> {
	const rows = known.parts.flatMap((part) => part.rows);
	const shown = rows.filter(({ field }) => fields.includes(field)).map(({ label }) => label[language]);
	return {
		...{ title, layout: messages.layouts[layout], language: messages.languages[written] },
		fields: [...(fields.includes('photo') ? [messages.form.photo] : []), ...shown].join(', '),
	};
}
