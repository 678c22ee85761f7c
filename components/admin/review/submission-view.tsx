import { ImageOff } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { FallbackImage } from '@/components/ui/fallback-image';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labelFor } from '@/lib/core/label-for';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import type { Outcome } from './queue';
import type { Submission } from './submission';

interface SubmissionViewProps {
	/** Takes the focus when the next one comes. */
	heading: RefObject<HTMLHeadingElement | null>;
	submission: Submission;
	outcome: Outcome;
	/** Of pictures, by their keys. */
	categoryNames: Readonly<Record<string, string>>;
	/** What its review queue has to say beside it. */
	note: ReactNode;
}

/** A submission, whole: as everybody would read it, and who has sent it. */
export function SubmissionView({ heading, submission, outcome, categoryNames, note }: SubmissionViewProps) {
	const t = useTranslations('admin.review');
	const tFallback = useTranslations('fallback');
	const language = useLocale();
	const { title, language: written, createdAt } = submission;
	const image = submission.kind === 'story' ? submission.image : submission.imageUrl;
	const moment = formatMoment(createdAt, language) ?? tFallback('unknownDate');
	return (
		<article className="grid gap-5 rounded-card border border-line bg-surface p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
			<div className="flex min-w-0 flex-col gap-4">
				<OutcomeNote outcome={outcome} />
				<h2 ref={heading} tabIndex={-1} lang={written} className="text-h2 outline-none">
					{title || tFallback('untitledStory')}
				</h2>
				{submission.kind === 'story' && (
					<p lang={written} className="text-text-soft">
						{submission.author || tFallback('anonymous')}
					</p>
				)}
				{image !== null && (
					<FallbackImage
						key={image}
						src={image}
						alt={title}
						blur=""
						loading="eager"
						className="max-h-[70dvh] w-fit max-w-full rounded-control bg-raised object-contain"
						fallback={
							<span className="grid h-48 place-items-center rounded-control bg-raised text-text-muted">
								<ImageOff aria-hidden="true" className="size-8" />
								{t('noImage')}
							</span>
						}
					/>
				)}
				<Paragraphs
					lang={written}
					className="max-w-prose"
					text={
						submission.kind === 'story'
							? submission.content || tFallback('noContent')
							: submission.description
					}
				/>
			</div>
			<aside className="flex min-w-0 flex-col gap-3 text-sm lg:border-line lg:border-l lg:pl-5">
				<p className="flex flex-wrap gap-2">
					<Badge tone="chip">{t(`queue.${written}`)}</Badge>
					{submission.kind === 'picture' && submission.featured && <Badge>{t('queue.featured')}</Badge>}
				</p>
				{submission.kind === 'picture' && (
					<p>
						{t('queue.category', {
							category: labelFor(categoryNames, submission.category),
						})}
					</p>
				)}
				{note}
				<p>{t('queue.sent', { moment })}</p>
				<SenderNote submission={submission} />
			</aside>
		</article>
	);
}

function SenderNote({ submission: { sender } }: { submission: Submission }) {
	const t = useTranslations('admin.review');
	const language = useLocale();
	if (!sender) return <p className="text-text-muted">{t('queue.senderGone')}</p>;
	const { name, approved, rejected } = sender;
	return (
		<div>
			<p className="font-semibold">{t('queue.sentBy', { name })}</p>
			<p className="text-text-muted">
				{approved + rejected === 0
					? t('queue.first')
					: t('queue.before', {
							approved: formatCount(approved, language),
							rejected: formatCount(rejected, language),
						})}
			</p>
		</div>
	);
}

function OutcomeNote({ outcome }: { outcome: Outcome }) {
	const t = useTranslations('admin.review');
	if (outcome.kind === 'gone') return <Banner tone="info">{t('queue.isGone')}</Banner>;
	if (outcome.kind !== 'decided') return null;
	return (
		<Banner tone="info">
			{outcome.verdict === 'approved' ? t('queue.isApproved') : t('queue.isRejected')}
		</Banner>
	);
}
