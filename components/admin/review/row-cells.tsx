import { useLocale, useTranslations } from 'next-intl';
import { StoryState } from '@/components/blog/story-state';
import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { formatMoment } from '@/lib/platform/i18n/format';
import type { Submission } from './submission';

const maxOfReason = 30;
const maxOfText = 100;

/** What has become of it, with why it was rejected. */
export function StatusCell({ submission }: { submission: Submission }) {
	const t = useTranslations('admin.review');
	const { reason } = submission;
	return (
		<span className="flex flex-col items-start gap-1 md:max-w-32">
			<span className="whitespace-nowrap">
				<StoryState story={submission} />
			</span>
			{reason !== null && (
				<span className="text-text-muted text-xs">
					{t('reason', { reason: cutTo(maxOfReason, reason, '...') })}
				</span>
			)}
		</span>
	);
}

/** The beginning of a longer text, in its own language. */
export function TextCell({ text, language }: { text: string; language: Language }) {
	return (
		<span lang={language} className="block max-w-80 md:min-w-40">
			{cutTo(maxOfText, text, '...')}
		</span>
	);
}

/** When it came, and when it was approved. */
export function DateCell({ submission: { createdAt, approvedAt } }: { submission: Submission }) {
	const t = useTranslations('admin.review');
	const tFallback = useTranslations('fallback');
	const language = useLocale();
	const getMoment = (instant: string) => formatMoment(instant, language) ?? tFallback('unknownDate');
	return (
		<span className="flex flex-col gap-0.5 text-xs md:w-38">
			<span>{t('created', { moment: getMoment(createdAt) })}</span>
			{approvedAt !== null && <span>{t('approvedOn', { moment: getMoment(approvedAt) })}</span>}
		</span>
	);
}
