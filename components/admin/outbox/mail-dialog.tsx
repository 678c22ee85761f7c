import { useLocale, useTranslations } from 'next-intl';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { Facts } from '@/components/admin/facts';
import { useList } from '@/components/admin/list/use-list';
import { Dialog } from '@/components/ui/dialog';
import { apiQuery } from '@/lib/client/api-query';
import { formatMoment } from '@/lib/platform/i18n/format';
import { LinkedText } from './linked-text';

interface MailDialogProps {
	mailId: string;
	onClose: () => void;
}

/** A mail as text, whose links can be followed, and as mail programs show it. */
export function MailDialog({ mailId, onClose }: MailDialogProps) {
	const t = useTranslations('admin.outbox');
	const language = useLocale();
	const list = useList(apiQuery('GET /api/admin/outbox/[id]', { params: { id: mailId } }));
	const mail = list.answer?.mail;
	return (
		<Dialog title={mail?.subject ?? t('caption')} onClose={onClose}>
			{!mail && <AwaitedRecord list={list} loading={t('detail.loading')} gone={t('detail.gone')} />}
			{mail && (
				<>
					<Facts
						facts={[
							[t('columns.to'), mail.to],
							[t('columns.createdAt'), formatMoment(mail.createdAt, language)],
						]}
					/>
					<p
						lang={mail.language}
						className="wrap-anywhere mt-4 whitespace-pre-line border-gold border-l-3 pl-4"
					>
						<LinkedText text={mail.text} />
					</p>
					<details className="mt-6">
						<summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('detail.html')}</summary>
						<iframe
							title={t('detail.html')}
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
