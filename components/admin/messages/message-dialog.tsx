import { Ban, MailCheck, Reply, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { Facts } from '@/components/admin/facts';
import { useList } from '@/components/admin/list/use-list';
import { Notices } from '@/components/admin/notices';
import { HistorySection } from '@/components/admin/record-history';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import { apiQuery } from '@/lib/client/api-query';
import { formatMoment } from '@/lib/platform/i18n/format';
import type { InboxMessage } from './inbox-query';

export interface Marks {
	isRead?: boolean;
	isAnswered?: boolean;
	isSpam?: boolean;
}

interface MessageDialogProps {
	messageId: string;
	answerMail: (message: InboxMessage) => string;
	/** Answers the message as it is now, null where it could not be marked. */
	mark: (id: string, marks: Marks) => Promise<InboxMessage | null>;
	onDelete: () => void;
	onClose: () => void;
}

/** Opening a message marks it read. */
export function MessageDialog({ messageId, answerMail, mark, onDelete, onClose }: MessageDialogProps) {
	const t = useTranslations('admin.messages');
	const language = useLocale();
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
	const turn = async (marks: Marks) => {
		const marked = await mark(messageId, marks);
		if (marked) setChanged(marked);
	};
	return (
		<Dialog
			title={message ? (message.subject ?? t(`kinds.${message.kind}`)) : t('caption')}
			onClose={onClose}
			actions={
				message && (
					<>
						<Button look="quiet" onClick={onDelete}>
							<Trash2 aria-hidden="true" className="size-5" />
							{t('actions.delete')}
						</Button>
						<Button look="outline" onClick={() => void turn({ isSpam: !isSpam })}>
							{isSpam ? (
								<MailCheck aria-hidden="true" className="size-5" />
							) : (
								<Ban aria-hidden="true" className="size-5" />
							)}
							{isSpam ? t('actions.notSpam') : t('actions.spam')}
						</Button>
						{message.state === 'answered' ? (
							<Button look="outline" onClick={() => void turn({ isAnswered: false })}>
								{t('actions.notAnswered')}
							</Button>
						) : (
							<Button
								look="outline"
								onClick={() => void mark(messageId, { isRead: false }).then((marked) => marked && onClose())}
							>
								{t('actions.unread')}
							</Button>
						)}
						<a
							href={answerMail(message)}
							className={buttonClass('primary')}
							onClick={() => void turn({ isAnswered: true })}
						>
							<Reply aria-hidden="true" className="size-5" />
							{t('actions.answerShort')}
						</a>
					</>
				)
			}
		>
			{/* What is shown on the page is out of reach behind this. */}
			<Notices />
			{!message && <AwaitedRecord list={list} loading={t('detail.loading')} gone={t('detail.gone')} />}
			{message && (
				<>
					<Facts
						facts={[
							[t('detail.from'), <strong key="from">{message.name}</strong>],
							[t('detail.email'), message.email],
							[t('kind'), t(`kinds.${message.kind}`)],
							[t('detail.received'), formatMoment(message.createdAt, language)],
							[
								t('state'),
								<span key="state" role="status">
									{t(`stateOf.${message.state}`)}
								</span>,
							],
							...(message.answeredAt !== null
								? [[t('detail.answeredAt'), formatMoment(message.answeredAt, language)] as const]
								: []),
						]}
					/>
					<p
						lang={message.language}
						className="wrap-anywhere mt-4 whitespace-pre-line border-gold border-l-3 pl-4"
					>
						{message.message}
					</p>
					<HistorySection title={t('detail.history')} subjectType="message" subjectId={messageId} />
				</>
			)}
		</Dialog>
	);
}
