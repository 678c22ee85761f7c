import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { Facts } from '@/components/admin/facts';
import { useList } from '@/components/admin/list/use-list';
import { showSuccess } from '@/components/admin/notice';
import { keepUndoOf } from '@/components/admin/pending-undos';
import { HistorySection } from '@/components/admin/record-history';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { fixedPathIn } from '@/lib/core/localized-path';
import { formatMoment } from '@/lib/platform/i18n/format';
import type { MemberReport } from './inbox-query';
import { ReportBetween } from './report-between';

type Words = (typeof wordsOfDismissal)[number];

type Answer =
	| { isRead: true }
	| { outcome: 'dismissed'; words: Words }
	| { outcome: 'held' | 'removed' }
	| { isHeld: false };

const wordsOfDismissal = ['nothingFound', 'reminded', 'moreNeeded'] as const;

interface ReportDialogProps {
	reportId: string;
	onChanged: () => void;
	/** The account is deleted. */
	onRemoved: () => void;
	onClose: () => void;
}

/** A report whole, with what can be made of it. Opening it marks it read. */
export function ReportDialog({ reportId, onChanged, onRemoved, onClose }: ReportDialogProps) {
	const t = useTranslations('admin.messages.report');
	const tFrame = useTranslations('admin.frame');
	const params = { id: reportId };
	const list = useList(apiQuery('GET /api/admin/reports/[id]', { params }));
	const answer = list.answer?.report ?? null;
	const [changed, setChanged] = useState<MemberReport | null>(null);
	const [asked, setAsked] = useState<'dismiss' | 'hold' | 'remove' | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const report = changed ?? answer;
	const name = report ? report.about.name || t('unnamed') : '';
	const send = async (body: Answer) => {
		const sent = await callApi('PATCH /api/admin/reports/[id]', { params, body });
		if (!sent.ok) {
			if (leaveWhenLoggedOut(sent)) return null;
			setFailure(sent.message || t('detail.failed'));
			if (sent.code === 'report.answered') {
				// Somebody else was faster: what they have decided is shown.
				setChanged(null);
				list.reload();
				onChanged();
			}
			return null;
		}
		if (sent.data.report) setChanged(sent.data.report);
		return sent.data;
	};
	const decide = async (body: Answer) => {
		if (isBusy) return;
		setBusy(true);
		setFailure(null);
		const said = await send(body);
		setBusy(false);
		setAsked(null);
		if (said === null) return;
		showSuccess(said.message);
		if ('outcome' in body && body.outcome === 'removed') {
			keepUndoOf(said, t('undo', { name }));
			onRemoved();
		} else onChanged();
	};
	const isUnread = answer?.isRead === false;
	const latest = useRef({ send, onChanged });
	latest.current = { send, onChanged };
	useEffect(() => {
		if (!isUnread) return;
		void latest.current.send({ isRead: true }).then(() => latest.current.onChanged());
	}, [isUnread]);
	if (asked === 'dismiss') {
		return (
			<ConfirmForm
				title={t('confirmDismiss.title')}
				text={t('confirmDismiss.text', { name })}
				confirm={t('confirmDismiss.confirm')}
				defaultValues={{ words: wordsOfDismissal[0] }}
				look="primary"
				onConfirm={({ words }: { words: Words }) => void decide({ outcome: 'dismissed', words })}
				onClose={() => setAsked(null)}
			>
				{({ register }) => (
					<RadioGroup
						id="report-words"
						legend={t('confirmDismiss.words')}
						choices={wordsOfDismissal.map((words) => ({ value: words, label: t(`words.${words}`) }))}
						{...register('words')}
					/>
				)}
			</ConfirmForm>
		);
	}
	if (asked !== null) {
		const question = asked === 'hold' ? 'confirmHold' : 'confirmRemove';
		return (
			<ConfirmDialog
				isOpen
				title={t(`${question}.title`)}
				text={t(`${question}.text`, { name })}
				confirm={t(`${question}.confirm`)}
				cancel={t(`${question}.cancel`)}
				isBusy={isBusy}
				onConfirm={() => void decide({ outcome: asked === 'hold' ? 'held' : 'removed' })}
				onClose={() => setAsked(null)}
			/>
		);
	}
	return (
		<Dialog
			title={report ? t('detail.title', { name }) : t('caption')}
			onClose={onClose}
			actions={
				report && (
					<>
						<Button look="quiet" disabled={isBusy} onClick={() => setAsked('remove')}>
							{t('actions.remove')}
						</Button>
						{report.about.heldSince !== null && (
							<Button look="outline" disabled={isBusy} onClick={() => void decide({ isHeld: false })}>
								{t('actions.admit')}
							</Button>
						)}
						{report.state === 'open' && (
							<>
								<Button look="outline" disabled={isBusy} onClick={() => setAsked('dismiss')}>
									{t('actions.dismiss')}
								</Button>
								<Button disabled={isBusy} onClick={() => setAsked('hold')}>
									{t('actions.hold')}
								</Button>
							</>
						)}
					</>
				)
			}
		>
			{failure !== null && (
				<Banner tone="error" dismiss={{ label: tFrame('dismiss'), onDismiss: () => setFailure(null) }}>
					{failure}
				</Banner>
			)}
			{!report && <AwaitedRecord list={list} loading={t('detail.loading')} gone={t('detail.gone')} />}
			{report && (
				<>
					<ReportFacts report={report} />
					{list.answer && <ReportBetween history={list.answer.history} name={name} />}
					<HistorySection title={t('detail.history')} subjectType="report" subjectId={report._id} />
				</>
			)}
		</Dialog>
	);
}

function ReportFacts({ report }: { report: MemberReport }) {
	const t = useTranslations('admin.messages.report');
	const tReason = useTranslations('interests.reportReason');
	const language = useLocale();
	const { about, reporter } = report;
	const linkTo = (member: { _id: string; name: string }) => (
		<a
			href={fixedPathIn(language, `/profile/${member._id}`)}
			className="font-semibold text-primary underline underline-offset-4"
		>
			{member.name || t('unnamed')}
		</a>
	);
	return (
		<>
			<Facts
				facts={[
					[
						t('about'),
						<span key="about">
							{linkTo(about)}
							<span className="block text-sm text-text-muted">{t('count', { count: about.reports })}</span>
						</span>,
					],
					[t('reporter'), reporter ? linkTo(reporter) : t('gone')],
					[t('reason'), tReason(report.reason)],
					[t('received'), formatMoment(report.createdAt, language)],
					[
						t('state'),
						<span key="state" role="status">
							{t(`states.${report.state}`)}
						</span>,
					],
					...(report.words ? [[t('reply'), t(`words.${report.words}`)] as const] : []),
				]}
			/>
			{about.heldSince !== null && (
				<p className="mt-3 rounded-control bg-warning-wash px-4 py-2 text-warning">
					{t('detail.heldSince', { date: formatMoment(about.heldSince, language) ?? '' })}
				</p>
			)}
			<h3 className="mt-5 text-lg">{t('detail.text')}</h3>
			<p
				lang={report.text === null ? undefined : report.language}
				className="wrap-anywhere mt-1 whitespace-pre-line"
			>
				{report.text ?? t('detail.noText')}
			</p>
			<p className="mt-4 text-sm text-text-muted">{t('detail.secret')}</p>
		</>
	);
}
