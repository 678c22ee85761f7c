import { useTranslations } from 'next-intl';
import { useCanShare } from '@/components/elder-questions/use-can-share';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/toast';
import type { Reply } from '@/lib/client/api';

const messageId = 'biodata-link-message';

/** A link that has just been made, and the ways to send it. */
export function SentLink({
	made: { message, text },
}: {
	made: Reply<'POST /api/family/biodatas/[id]/links'>;
}) {
	const t = useTranslations('biodata.own');
	const canShare = useCanShare();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			showToast(t('copied'), 'success');
		} catch {
			document.getElementById(messageId)?.focus();
		}
	};
	const share = async () => {
		try {
			await navigator.share({ text });
		} catch (error) {
			if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
		}
	};
	return (
		<Card className="flex flex-col gap-3 p-4">
			<p role="status" className="font-semibold">
				{message}
			</p>
			<p className="text-text-soft">{t('onceText')}</p>
			<textarea
				id={messageId}
				readOnly
				rows={3}
				aria-label={t('message')}
				value={text}
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="w-full rounded-control border border-line bg-raised px-3 py-2"
			/>
			<div className="flex flex-wrap gap-3">
				<a
					href={`https://wa.me/?text=${encodeURIComponent(text)}`}
					target="_blank"
					rel="noopener noreferrer"
					className={buttonClass('outline')}
				>
					{t('whatsapp')}
				</a>
				{canShare && (
					<Button look="outline" onClick={() => void share()}>
						{t('share')}
					</Button>
				)}
				<Button look="outline" onClick={() => void copy()}>
					{t('copy')}
				</Button>
			</div>
		</Card>
	);
}
