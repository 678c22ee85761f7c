'use client';

import { useAdmin } from '@/components/admin/admin-context';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { useList } from '@/components/admin/use-list';
import { Dialog } from '@/components/ui/dialog';
import { apiQuery } from '@/lib/client/api-query';
import { formatMoment } from '@/lib/platform/i18n/format';
import { LinkedText } from './linked-text';
import type { OutboxTexts } from './texts';

interface MailDialogProps {
	mailId: string;
	texts: OutboxTexts;
	onClose: () => void;
}

/** A mail as text, whose links can be followed, and as mail programs show it. */
export function MailDialog({ mailId, texts, onClose }: MailDialogProps) {
	const { language, texts: frame } = useAdmin();
	const list = useList(apiQuery('GET /api/admin/outbox/[id]', { params: { id: mailId } }));
	const mail = list.answer?.mail;
	return (
		<Dialog title={mail?.subject ?? texts.caption} closeLabel={frame.close} onClose={onClose}>
			{!mail && <AwaitedRecord list={list} loading={texts.detail.loading} gone={texts.detail.gone} />}
			{mail && (
				<>
					<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
						<dt className="text-text-muted">{texts.columns.to}</dt>
						<dd className="wrap-anywhere">{mail.to}</dd>
						<dt className="text-text-muted">{texts.columns.createdAt}</dt>
						<dd>{formatMoment(mail.createdAt, language)}</dd>
					</dl>
					<p
						lang={mail.language}
						className="wrap-anywhere mt-4 whitespace-pre-line border-gold border-l-3 pl-4"
					>
						<LinkedText text={mail.text} />
					</p>
					<details className="mt-6">
						<summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.detail.html}</summary>
						<iframe
							title={texts.detail.html}
							// Runs no script and has no origin; a link opens a page of its own.
							sandbox="allow-popups allow-popups-to-escape-sandbox"
							srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
							className="h-112 w-full rounded-card border border-line"
						/>
					</details>
				</>
			)}
		</Dialog>
	);
}
