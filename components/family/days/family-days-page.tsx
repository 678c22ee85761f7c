import { getTranslations } from 'next-intl/server';
import { FamilySectionPage } from '@/components/family/tree/family-section-page';
import { PageLinks } from '@/components/layout/page-links';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { groupedBy } from '@/lib/core/grouping';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { couplesPerPage, type FamilyDaysReply } from '@/lib/features/family/days/schema';
import { daysPath } from '@/lib/features/family/rules/paths';
import { formatMonth } from '@/lib/platform/i18n/format';
import { splitIntoPages } from '@/lib/rules/lineage/pages';
import { DayChoiceForm } from './day-choice-form';
import { DayList } from './day-list';
import { FeedPanel } from './feed-panel';
import { WeddingForm } from './wedding-form';

/** The days of most families within a year. */
const daysPerPage = 100;

interface FamilyDaysPageProps {
	found: FamilyDaysReply;
	/** From 1. Numbers after the last page stand for the last. */
	page: number;
	couplesPage: number;
	language: Language;
}

/** The coming days of a member's family, month by month, and how they want to be reminded. */
export async function FamilyDaysPage({ found, page, couplesPage, language }: FamilyDaysPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'familyDays' });
	const days = pickPage(found.days, page, daysPerPage);
	const couples = pickPage(found.couples, couplesPage, couplesPerPage);
	const months = groupedBy(days.rows, ({ date }) => date.slice(0, 7));
	return (
		<FamilySectionPage current="days" language={language}>
			<div>
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p className="mt-2 max-w-3xl text-text-soft">{t('intro')}</p>
			</div>
			<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<Card className="flex flex-col gap-6 p-5 md:p-6">
					{found.days.length === 0 && (
						<EmptyState title={t('none')} text={t('noneText')}>
							<LinkButton href={pathIn(language, '/family-tree')}>{t('openTree')}</LinkButton>
						</EmptyState>
					)}
					{[...months].map(([month, ofMonth]) => (
						<section key={month} aria-labelledby={`month-${month}`}>
							<h2 id={`month-${month}`} className="text-h3">
								{formatMonth(`${month}-01`, language)}
							</h2>
							<DayList days={ofMonth} today={found.today} />
						</section>
					))}
					<PageLinks
						{...{ page: days.page, pages: days.pages }}
						hrefOf={(number) => pathIn(language, daysPath(number, couples.page))}
						namespace="familyDays.pager"
					/>
				</Card>
				<div className="flex flex-col gap-5">
					<Card className="flex flex-col gap-4 p-5 md:p-6">
						<h2 className="text-h3">{t('weddings.title')}</h2>
						<p className="text-text-soft">
							{t(found.couples.length > 0 ? 'weddings.text' : 'weddings.none')}
						</p>
						{couples.rows.length > 0 && <WeddingForm key={couples.page} couples={couples.rows} />}
						<PageLinks
							{...{ page: couples.page, pages: couples.pages }}
							hrefOf={(number) => pathIn(language, daysPath(days.page, number))}
							namespace="familyDays.weddings.pager"
						/>
					</Card>
					<Card className="flex flex-col gap-4 p-5 md:p-6">
						<h2 className="text-h3">{t('choice.title')}</h2>
						<DayChoiceForm chosen={found.choice} />
					</Card>
					<Card className="flex flex-col gap-4 p-5 md:p-6">
						<h2 className="text-h3">{t('feed.title')}</h2>
						<FeedPanel openSince={found.feedSince} />
					</Card>
				</div>
			</div>
		</FamilySectionPage>
	);
}

function pickPage<Row>(rows: readonly Row[], requested: number, rowsPerPage: number) {
	const pages = splitIntoPages(rows, () => 1, rowsPerPage);
	const page = Math.min(requested, pages.length);
	return { rows: pages[page - 1] ?? [], page, pages: pages.length };
}
