'use client';

import { Ban, MailCheck, Reply, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { Notices } from '@/components/admin/notices';
import { useList } from '@/components/admin/use-list';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { apiQuery } from '@/lib/client/api-query';
import { formatMoment } from '@/lib/platform/i18n/format';
import { answerMail } from './answer-mail';
import { HistorySection } from './history-section';
import type { MessageChanges } from './message-changes';
import type { AdminMessagesTexts } from './texts';

interface MessageDialogProps extends Pick<MessageChanges, 'mark'> {
	messageId: string;
	texts: AdminMessagesTexts;
	onDelete: () => void;
	onClose: () => void;
}

/** A message whole. Opening it marks it read. */
export function MessageDialog({ messageId, texts, mark, onDelete, onClose }: MessageDialogProps) {
	const { language, texts: frame } = useAdmin();
	const words = texts.detail;
	const list = useList(apiQuery('GET /api/admin/messages/[id]', { params: { id: messageId } }));
	const answer = list.answer?.inboxMessage ?? null;
	const [changed, setChanged] = useState<typeof answer>(null);
	const message = changed ?? answer;
	const isUnread = answer?.state === 'unread';
	const latestMark = useRef(mark);
	latestMark.current = mark;
	useEffect(() => {
		if (isUnread) void latestMark.current(messageId, { isRead: true }).then(setChanged);
	}, [isUnread, messageId]);
	const isSpam = message?.state === 'spam';
	const turn = async (marks: Parameters<typeof mark>[1]) => {
		const marked = await mark(messageId, marks);
		if (marked) setChanged(marked);
	};
	return (
		<Dialog
			title={message ? (message.subject ?? texts.kinds[message.kind]) : texts.caption}
			closeLabel={frame.close}
			onClose={onClose}
			actions={
				message && (
					<>
						<Button look="quiet" onClick={onDelete}>
							<Trash2 aria-hidden="true" className="size-5" />
							{texts.actions.delete}
						</Button>
						<Button look="outline" onClick={() => void turn({ isSpam: !isSpam })}>
							{isSpam ? (
								<MailCheck aria-hidden="true" className="size-5" />
							) : (
								<Ban aria-hidden="true" className="size-5" />
							)}
							{isSpam ? texts.actions.notSpam : texts.actions.spam}
						</Button>
						{message.state === 'answered' ? (
							<Button look="outline" onClick={() => void turn({ isAnswered: false })}>
								{texts.actions.notAnswered}
							</Button>
						) : (
							<Button
								look="outline"
								onClick={() => void mark(messageId, { isRead: false }).then((marked) => marked && onClose())}
							>
								{texts.actions.unread}
							</Button>
						)}
						<a
							href={answerMail(message, texts.answers[message.language])}
							className={buttonClass('primary')}
							onClick={() => void turn({ isAnswered: true })}
						>
							<Reply aria-hidden="true" className="size-5" />
							{texts.actions.answerShort}
						</a>
					</>
				)
			}
		>
			{/* What is told on the page is out of reach behind this. */}
			<Notices />
			{!message && <AwaitedRecord list={list} loading={words.loading} gone={words.gone} />}
			{message && (
				<>
					<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
						<dt className="text-text-muted">{words.from}</dt>
						<dd className="font-semibold">{message.name}</dd>
						<dt className="text-text-muted">{words.email}</dt>
						<dd className="wrap-anywhere">{message.email}</dd>
						<dt className="text-text-muted">{texts.kind}</dt>
						<dd>{texts.kinds[message.kind]}</dd>
						<dt className="text-text-muted">{words.received}</dt>
						<dd>{formatMoment(message.createdAt, language)}</dd>
						<dt className="text-text-muted">{texts.state}</dt>
						<dd>
							<span role="status">{texts.stateOf[message.state]}</span>
						</dd>
						{message.answeredAt !== null && (
							<>
								<dt className="text-text-muted">{words.answeredAt}</dt>
								<dd>{formatMoment(message.answeredAt, language)}</dd>
							</>
						)}
					</dl>
					<p
						lang={message.language}
						className="wrap-anywhere mt-4 whitespace-pre-line border-gold border-l-3 pl-4"
					>
						{message.message}
					</p>
					<HistorySection title={words.history} subjectType="message" subjectId={messageId} />
				</>
			)}
		</Dialog>
	);
}
