'use client';

import { ImageOff } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { filled } from '@/components/family/texts';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { FallbackImage } from '@/components/ui/fallback-image';
import { Paragraphs } from '@/components/ui/paragraphs';
import { wordIn } from '@/lib/core/word-in';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import { useAdmin } from '../admin-context';
import type { Outcome } from './queue';
import type { Submission } from './submission';
import type { ReviewTexts } from './texts';

interface SubmissionViewProps {
	/** Takes the focus when the next one comes. */
	heading: RefObject<HTMLHeadingElement | null>;
	submission: Submission;
	outcome: Outcome;
	texts: ReviewTexts;
	/** What its desk has to say beside it. */
	note: ReactNode;
}

/** A submission, whole: as everybody would read it, and who has sent it. */
export function SubmissionView({ heading, submission, outcome, texts, note }: SubmissionViewProps) {
	const { language } = useAdmin();
	const { queue, fallback } = texts;
	const { title, image, language: written, createdAt } = submission;
	const moment = formatMoment(createdAt, language) ?? fallback.unknownDate;
	return (
		<article className="grid gap-5 rounded-card border border-line bg-surface p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
			<div className="flex min-w-0 flex-col gap-4">
				<OutcomeNote outcome={outcome} texts={texts} />
				<h2 ref={heading} tabIndex={-1} lang={written} className="text-h2 outline-none">
					{title || fallback.untitledStory}
				</h2>
				{submission.kind === 'story' && (
					<p lang={written} className="text-text-soft">
						{submission.author || fallback.anonymous}
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
								{texts.noImage}
							</span>
						}
					/>
				)}
				<Paragraphs
					lang={written}
					className="max-w-prose"
					text={
						submission.kind === 'story' ? submission.content || fallback.noContent : submission.description
					}
				/>
			</div>
			<aside className="flex min-w-0 flex-col gap-3 text-sm lg:border-line lg:border-l lg:pl-5">
				<p className="flex flex-wrap gap-2">
					<Badge tone="chip">{queue[written]}</Badge>
					{submission.kind === 'picture' && submission.isFeatured && <Badge>{queue.featured}</Badge>}
				</p>
				{submission.kind === 'picture' && (
					<p>
						{filled(queue.category, {
							category: wordIn(texts.categories, submission.category),
						})}
					</p>
				)}
				{note}
				<p>{filled(queue.sent, { moment })}</p>
				<SenderNote submission={submission} texts={texts} />
			</aside>
		</article>
	);
}

function SenderNote({
	submission: { sender },
	texts: { queue },
}: {
	submission: Submission;
	texts: ReviewTexts;
}) {
	const { language } = useAdmin();
	if (!sender) return <p className="text-text-muted">{queue.senderGone}</p>;
	const { name, approved, rejected } = sender;
	return (
		<div>
			<p className="font-semibold">{filled(queue.sentBy, { name })}</p>
			<p className="text-text-muted">
				{approved + rejected === 0
					? queue.first
					: filled(queue.before, {
							approved: formatCount(approved, language),
							rejected: formatCount(rejected, language),
						})}
			</p>
		</div>
	);
}

function OutcomeNote({ outcome, texts: { queue } }: { outcome: Outcome; texts: ReviewTexts }) {
	if (outcome.kind === 'gone') return <Banner tone="info">{queue.isGone}</Banner>;
	if (outcome.kind !== 'decided') return null;
	return <Banner tone="info">{outcome.verdict === 'approved' ? queue.isApproved : queue.isRejected}</Banner>;
}
