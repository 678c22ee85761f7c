import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import type { OutlineEntry, OutlineNumber } from '@/lib/rules/lineage/outline';
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

interface PartnersProps {
	of: OutlineEntry;
	texts: LineageTexts;
	language: Language;
	className?: string;
}

/** The wives and husbands of somebody, each in a line. */
export function Partners({ of, texts, language, className = '' }: PartnersProps) {
	return of.partners.map((partner) => (
		<p key={partner.id} className={`text-sm ${className}`}>
			<span className="text-text-muted">{texts.partnerWord(partner)}</span>{' '}
			<span className="font-semibold">{texts.name(partner.id)}</span>{' '}
			{partner.number === null ? (
				<span className="text-text-soft">{texts.partnerDetails(of, partner)}</span>
			) : (
				<SeeLink number={partner.number} {...{ texts, language }} />
			)}
		</p>
	));
}
