'use client';

import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { type Undoable, undoableOf } from '@/components/admin/undo';
import { useList } from '@/components/admin/use-list';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { fixedPathIn } from '@/lib/core/localized-path';
import { formatMoment } from '@/lib/platform/i18n/format';
import { HistorySection } from './history-section';
import type { MemberReport } from './inbox-types';
import type { AdminMessagesTexts } from './texts';

type Answer = { isRead: true } | { outcome: 'dismissed' | 'held' | 'removed' } | { isHeld: false };

interface ReportDialogProps {
	reportId: string;
	texts: AdminMessagesTexts;
	onChanged: () => void;
	/** The account is deleted; told what can be taken back for a moment, and whose it was. */
	onRemoved: (undoable: Undoable | null, name: string) => void;
	onClose: () => void;
}

/** A report whole, with what can be made of it. Opening it marks it read. */
export function ReportDialog({ reportId, texts, onChanged, onRemoved, onClose }: ReportDialogProps) {
	const { texts: frame } = useAdmin();
	const words = texts.report;
	const notices = useNotices();
	const params = { id: reportId };
	const list = useList(apiQuery('GET /api/admin/reports/[id]', { params }));
	const answer = list.answer?.report ?? null;
	const [changed, setChanged] = useState<MemberReport | null>(null);
	const [asked, setAsked] = useState<'hold' | 'remove' | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const report = changed ?? answer;
	const name = report ? report.about.name || words.unnamed : '';
	const send = async (body: Answer) => {
		const sent = await callApi('PATCH /api/admin/reports/[id]', { params, body });
		if (!sent.ok) {
			if (leaveWhenLoggedOut(sent)) return null;
			setFailure(sent.message || words.detail.failed);
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
		notices.success(said.message);
		if ('outcome' in body && body.outcome === 'removed') onRemoved(undoableOf(said, Date.now()), name);
		else onChanged();
	};
	const isUnread = answer?.isRead === false;
	const latest = useRef({ send, onChanged });
	latest.current = { send, onChanged };
	useEffect(() => {
		if (!isUnread) return;
		void latest.current.send({ isRead: true }).then(() => latest.current.onChanged());
	}, [isUnread]);
	if (asked !== null) {
		const question = asked === 'hold' ? words.confirmHold : words.confirmRemove;
		return (
			<ConfirmDialog
				isOpen
				title={question.title}
				text={filled(question.text, { name })}
				confirm={question.confirm}
				cancel={question.cancel}
				isBusy={isBusy}
				onConfirm={() => void decide({ outcome: asked === 'hold' ? 'held' : 'removed' })}
				onClose={() => setAsked(null)}
			/>
		);
	}
	return (
		<Dialog
			title={report ? filled(words.detail.title, { name }) : words.caption}
			closeLabel={frame.close}
			onClose={onClose}
			actions={
				report && (
					<ReportActions
						report={report}
						isBusy={isBusy}
						texts={texts}
						onAsk={setAsked}
						onDecide={(body) => void decide(body)}
					/>
				)
			}
		>
			{failure !== null && (
				<Banner tone="error" dismiss={{ label: frame.dismiss, onDismiss: () => setFailure(null) }}>
					{failure}
				</Banner>
			)}
			{!report && <AwaitedRecord list={list} loading={words.detail.loading} gone={words.detail.gone} />}
			{report && <ReportFacts report={report} texts={texts} />}
		</Dialog>
	);
}

interface ReportActionsProps {
	report: MemberReport;
	isBusy: boolean;
	texts: AdminMessagesTexts;
	onAsk: (what: 'hold' | 'remove') => void;
	onDecide: (answer: Answer) => void;
}

function ReportActions({ report, isBusy, texts, onAsk, onDecide }: ReportActionsProps) {
	const words = texts.report.actions;
	const isHeld = report.about.heldSince !== null;
	return (
		<>
			<Button look="quiet" disabled={isBusy} onClick={() => onAsk('remove')}>
				{words.remove}
			</Button>
			{isHeld && (
				<Button look="outline" disabled={isBusy} onClick={() => onDecide({ isHeld: false })}>
					{words.admit}
				</Button>
			)}
			{report.state === 'open' && (
				<>
					<Button look="outline" disabled={isBusy} onClick={() => onDecide({ outcome: 'dismissed' })}>
						{words.dismiss}
					</Button>
					<Button disabled={isBusy} onClick={() => onAsk('hold')}>
						{words.hold}
					</Button>
				</>
			)}
		</>
	);
}

interface ReportFactsProps {
	report: MemberReport;
	texts: AdminMessagesTexts;
}

function ReportFacts({ report, texts }: ReportFactsProps) {
	const { language } = useAdmin();
	const words = texts.report;
	const { about, reporter } = report;
	const linkTo = (member: { _id: string; name: string }) => (
		<a
			href={fixedPathIn(language, `/profile/${member._id}`)}
			className="font-semibold text-primary underline underline-offset-4"
		>
			{member.name || words.unnamed}
		</a>
	);
	return (
		<>
			<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
				<dt className="text-text-muted">{words.about}</dt>
				<dd className="font-semibold">
					{linkTo(about)}
					<span className="block font-normal text-sm text-text-muted">
						{counted(words.count, about.reports, language)}
					</span>
				</dd>
				<dt className="text-text-muted">{words.reporter}</dt>
				<dd className="">{reporter ? linkTo(reporter) : words.gone}</dd>
				<dt className="text-text-muted">{words.reason}</dt>
				<dd>{texts.reportReasons[report.reason]}</dd>
				<dt className="text-text-muted">{words.received}</dt>
				<dd>{formatMoment(report.createdAt, language)}</dd>
				<dt className="text-text-muted">{words.state}</dt>
				<dd>
					<span role="status">{words.states[report.state]}</span>
				</dd>
			</dl>
			{about.heldSince !== null && (
				<p className="mt-3 rounded-control bg-warning-wash px-4 py-2 text-warning">
					{filled(words.detail.heldSince, { date: formatMoment(about.heldSince, language) ?? '' })}
				</p>
			)}
			<h3 className="mt-5 text-lg">{words.detail.text}</h3>
			<p
				lang={report.text === null ? undefined : report.language}
				className="wrap-anywhere mt-1 whitespace-pre-line"
			>
				{report.text ?? words.detail.noText}
			</p>
			<p className="mt-4 text-sm text-text-muted">{words.detail.secret}</p>
			<HistorySection title={words.detail.history} subjectType="report" subjectId={report._id} />
		</>
	);
}
