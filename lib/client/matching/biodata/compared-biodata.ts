import type { Messages } from 'next-intl';
import type { Comparison } from '@/lib/client/form/conflict';
import type { Language } from '@/lib/core/language';
import type { BiodataBody } from '@/lib/features/matching/biodata/schema';
import type { Known } from './replies';

/** How two versions of a biodata are compared. */
export function biodataComparison(
	{ form, layouts, languages }: Messages['biodata'],
	known: Known,
	pageLanguage: Language,
): Comparison<BiodataBody> {
	const rows = known.parts.flatMap((part) => part.rows);
	return {
		labels: { title: form.name, layout: form.layout, language: form.language, fields: form.fields },
		shownIn: ({ title, layout, language, fields }, field) => {
			if (field === 'layout') return layouts[layout];
			if (field === 'language') return languages[language];
			if (field === 'title') return title;
			const shown = rows.filter((row) => fields.includes(row.field)).map(({ label }) => label[pageLanguage]);
			return [...(fields.includes('photo') ? [form.photo] : []), ...shown].join(', ');
		},
	};
}
