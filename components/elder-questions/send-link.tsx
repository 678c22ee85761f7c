import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-style';
import { showToast } from '@/components/ui/toast';
import type { Reply } from '@/lib/client/api';
import { useCanShare } from './use-can-share';

/** The ways to send a link: the programs that a phone has, or a copy. */
export function SendLink({ link: { message, text } }: { link: Reply<'POST /api/family/questions'> }) {
	const t = useTranslations('elderQuestions.send');
	const canShare = useCanShare();
	const messageId = useId();
	const encoded = encodeURIComponent(text);
	const ways = [
		['whatsapp', `https://wa.me/?text=${encoded}`],
		['sms', `sms:?&body=${encoded}`],
		['email', `mailto:?subject=${encodeURIComponent(t('subject'))}&body=${encoded}`],
	] as const;
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
		<div className="flex flex-col gap-4">
			<p role="status" className="font-semibold">
				{message}
			</p>
			<p className="text-text-soft">{t('text')}</p>
			<textarea
				id={messageId}
				readOnly
				rows={5}
				aria-label={t('message')}
				value={text}
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="w-full rounded-control border border-line bg-raised px-3 py-2"
			/>
			<div className="flex flex-wrap gap-3">
				{ways.map(([way, href]) => (
					<a
						key={way}
						href={href}
						target="_blank"
						rel="noopener noreferrer"
						className={buttonClass('outline')}
					>
						{t(way)}
					</a>
				))}
				{canShare && (
					<Button look="outline" onClick={() => void share()}>
						{t('share')}
					</Button>
				)}
				<Button look="outline" onClick={() => void copy()}>
					{t('copy')}
				</Button>
			</div>
		</div>
	);
}
