import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import type { OutlineNumber } from '@/lib/rules/lineage/outline';
import { entryAnchor } from './family-paths';
import type { LineageTexts } from './lineage-texts';

interface SeeLinkProps {
	number: OutlineNumber;
	texts: LineageTexts;
	language: Language;
}

/** Leads to where somebody is written on the same page: "see 1.2.3". */
export async function SeeLink({ number, texts, language }: SeeLinkProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	return (
		<a
			href={`#${entryAnchor(number)}`}
			className="whitespace-nowrap text-primary text-sm underline underline-offset-4 print:text-inherit print:no-underline"
		>
			{t('see', { number: texts.number(number) })}
		</a>
	);
}
