import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import { translator } from '@/lib/platform/i18n/translate';
import type { LineageWay } from './family-paths';
import { FamilyWays } from './family-ways';
import { kinOptions } from './kin-options';
import { PersonChoice } from './person-choice';
import { PrintButton } from './print-button';

interface LineageFrameProps {
	way: LineageWay;
	title: string;
	intro: string;
	label: string;
	record: FamilyRecord;
	/** Who was asked for, and who the page begins with when nobody is. */
	askedId: string | null;
	defaultId: string;
	language: Language;
	children: ReactNode;
}

/** A page about the descent of one of the tree; on paper nothing but what it tells. */
export async function LineageFrame({
	way,
	title,
	intro,
	label,
	record,
	askedId,
	defaultId,
	language,
	children,
}: LineageFrameProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const { cards } = record;
	const pickedId = askedId !== null && askedId !== defaultId && cards.has(askedId) ? askedId : null;
	return (
		<div className="container-page flex flex-col gap-5 py-5 md:py-8 print:max-w-none print:p-0">
			<FamilyWays current={way} language={language} />
			<div className="print:hidden">
				<h1 className="text-h2 md:text-h2-wide">{title}</h1>
				<p className="mt-2 max-w-3xl text-text-soft">{intro}</p>
			</div>
			{askedId !== null && !cards.has(askedId) && <Banner tone="error">{t('gone')}</Banner>}
			{cards.size === 1 ? (
				<EmptyState title={t('aloneTitle')} text={t('aloneText')}>
					<LinkButton href={pathIn(language, '/add-family')}>{t('add')}</LinkButton>
				</EmptyState>
			) : (
				<>
					<div className="flex flex-wrap items-end gap-4 print:hidden">
						<div className="min-w-0 flex-1 basis-72 md:max-w-md">
							<PersonChoice
								way={way}
								options={kinOptions([...cards.values()], language).filter(({ id }) => id !== defaultId)}
								pickedId={pickedId}
								texts={{
									label,
									none: cards.get(defaultId)?.name ?? '',
									toggle: translator(language)('kinRelation.picker.toggle'),
									found: translator(language)('kinRelation.picker.found'),
									loading: t('loading'),
								}}
							/>
						</div>
						<PrintButton label={t('print')} />
					</div>
					{children}
				</>
			)}
		</div>
	);
}
