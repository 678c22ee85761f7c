import { useLocale, useTranslations } from 'next-intl';
import { InterestAnswerList } from '@/components/matching/interest-answer-list';
import type { Reply } from '@/lib/client/api';
import { formatDay } from '@/lib/platform/i18n/format';

type History = Reply<'GET /api/admin/reports/[id]'>['history'];

interface ReportBetweenProps {
	history: History;
	/** The name of the member whom the report is about. */
	name: string;
}

/** What has happened between the two of a report, and what is known of each. */
export function ReportBetween({ history, name }: ReportBetweenProps) {
	const t = useTranslations('admin.messages.report');
	const tReason = useTranslations('interests.reportReason');
	const language = useLocale();
	const day = (moment: string | null) => (moment && formatDay(moment, language)) ?? '';
	const sides = [
		['about', name, history.about],
		['reporter', t('between.reporter'), history.reporter],
	] as const;
	return (
		<>
			<h3 className="mt-5 text-lg">{t('between.title')}</h3>
			{history.interests.length === 0 && <p className="text-text-muted">{t('between.none')}</p>}
			<ul className="flex flex-col gap-3">
				{history.interests.map(({ _id, by, status, answers, createdAt, answeredAt, endedAt }) => (
					<li key={_id} className="flex flex-col gap-1">
						<p>
							<time dateTime={createdAt} className="text-sm text-text-muted">
								{day(createdAt)}
							</time>
							<span className="block">
								{t(`between.by.${by}`, { name })}{' '}
								{t(`between.status.${status}`, { date: day(endedAt ?? answeredAt) })}
							</span>
						</p>
						{answers && <InterestAnswerList answers={answers} caption={t('between.answers')} />}
					</li>
				))}
			</ul>
			<h3 className="mt-5 text-lg">{t('between.sides')}</h3>
			<ul className="flex flex-col gap-2">
				{sides.map(
					([key, who, counts]) =>
						counts && (
							<li key={key}>
								<span className="font-semibold">{who}</span>
								<span className="block text-sm text-text-soft">
									{[
										t('between.since', { date: day(counts.since) }),
										t('between.sent', { count: counts.interestsSent, declined: counts.declined }),
										t('between.blockedBy', { count: counts.blockedBy }),
										counts.heldSince && t('detail.heldSince', { date: day(counts.heldSince) }),
									]
										.filter(Boolean)
										.join(' · ')}
								</span>
							</li>
						),
				)}
			</ul>
			<h3 className="mt-5 text-lg">{t('between.reports')}</h3>
			{history.reports.length === 0 && <p className="text-text-muted">{t('between.noReports')}</p>}
			<ul className="flex flex-col gap-1">
				{history.reports.map(({ _id, about, by, reason, state, createdAt }) => (
					<li key={_id}>
						{t('between.report', {
							...{ date: day(createdAt), by, about, name },
							...{ reason: tReason(reason), state: t(`states.${state}`) },
						})}
					</li>
				))}
			</ul>
		</>
	);
}
