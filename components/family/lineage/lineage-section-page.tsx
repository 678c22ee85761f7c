import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PersonChoiceForm } from '@/components/family/relation/person-choice-form';
import { FamilySectionPage } from '@/components/family/tree/family-section-page';
import { PageMessages } from '@/components/layout/page-messages';
import { Banner } from '@/components/ui/banner';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { getChoices } from '@/lib/client/family/relation/kin-options';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { LineagePage } from '@/lib/features/family/print/rules/lineage';
import type { LineageWay } from '@/lib/features/family/rules/paths';
import type { FamilyMember } from '@/lib/features/family/schema';
import { translator } from '@/lib/platform/i18n/translate';
import { PrintButton } from './print-button';

export interface LineageSectionPageProps {
	way: LineageWay;
	title: string;
	intro: string;
	label: string;
	record: LineagePage;
	/** All people with whom it can begin; null in a large tree, where they are searched. */
	choices: readonly FamilyMember[] | null;
	language: Language;
	/** Other ways to take the page along than printing it. */
	tools?: ReactNode;
	children: ReactNode;
}

/** A page about the descent of one of the tree; on paper nothing but what it tells. */
export async function LineageSectionPage({
	way,
	title,
	intro,
	label,
	record,
	choices,
	language,
	tools,
	children,
}: LineageSectionPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const { cards, cardCount, firstId, defaultId, isGone } = record;
	const known = [firstId, defaultId].flatMap((id) => cards.get(id) ?? []);
	return (
		<FamilySectionPage current={way} language={language}>
			<div className="print:hidden">
				<h1 className="text-h2 md:text-h2-wide">{title}</h1>
				<p className="mt-2 max-w-3xl text-text-soft">{intro}</p>
			</div>
			{isGone && <Banner tone="error">{t('gone')}</Banner>}
			{cardCount === 1 ? (
				<EmptyState title={t('aloneTitle')} text={t('aloneText')}>
					<LinkButton href={pathIn(language, '/add-family')}>{t('add')}</LinkButton>
				</EmptyState>
			) : (
				<>
					<div className="flex flex-wrap items-end gap-4 print:hidden">
						<div className="min-w-0 flex-1 basis-72 md:max-w-md">
							<PageMessages language={language} name="lineage-section-page">
								<PersonChoiceForm
									way={way}
									choices={getChoices(choices, known, language)}
									defaultId={defaultId}
									pickedId={firstId === defaultId ? null : firstId}
									texts={{
										label,
										none: cards.get(defaultId)?.name ?? '',
										toggle: translator(language)('kinRelation.picker.toggle'),
										found: translator(language)('kinRelation.picker.found'),
										loading: t('loading'),
									}}
								/>
							</PageMessages>
						</div>
						<PrintButton label={t('print')} />
						{tools}
					</div>
					{children}
				</>
			)}
		</FamilySectionPage>
	);
}
