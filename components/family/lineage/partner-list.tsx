import { getTranslations } from 'next-intl/server';
import type { LineageTexts } from '@/lib/features/family/print/dto';
import type { ShownEntry } from '@/lib/features/family/print/rules/lineage';
import type { OutlineNumber } from '@/lib/rules/lineage/outline';
import { EntryLink, type ShownDescent } from './entry-link';

interface SeeLinkProps {
	number: OutlineNumber;
	descent: ShownDescent;
	texts: LineageTexts;
}

/** Leads to where a descendant is written: "see 1.2.3". */
export async function SeeLink({ number, descent, texts }: SeeLinkProps) {
	const t = await getTranslations({ locale: descent.language, namespace: 'lineage' });
	return (
		<EntryLink
			{...{ descent, number }}
			className="whitespace-nowrap text-primary text-sm underline underline-offset-4 print:text-inherit print:no-underline"
		>
			{t('see', { number: texts.number(number) })}
		</EntryLink>
	);
}

interface PartnerListProps {
	of: ShownEntry;
	descent: ShownDescent;
	texts: LineageTexts;
	className?: string;
}

/** The wives and husbands of somebody, each in a line. */
export async function PartnerList({ of, descent, texts, className = '' }: PartnerListProps) {
	const t = await getTranslations({ locale: descent.language, namespace: 'lineage' });
	return (
		<>
			{of.partners.map((partner) => (
				<p key={partner.id} className={`text-sm ${className}`}>
					<span className="text-text-muted">{texts.partnerWord(partner)}</span>{' '}
					<span className="font-semibold">{texts.name(partner.id)}</span>{' '}
					{partner.number === null ? (
						<span className="text-text-soft">{texts.partnerDetails(of, partner)}</span>
					) : (
						<SeeLink number={partner.number} {...{ descent, texts }} />
					)}
				</p>
			))}
			{of.furtherPartners > 0 && (
				<p className={`text-sm text-text-muted ${className}`}>
					{t('further', { count: of.furtherPartners })}
				</p>
			)}
		</>
	);
}
