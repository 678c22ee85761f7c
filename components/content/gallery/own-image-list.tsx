'use client';

import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RetryPanel } from '@/components/ui/retry-panel';
import { shownFailure } from '@/components/ui/shown-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { formatDay } from '@/lib/platform/i18n/format';

interface OwnImageListProps {
	language: Language;
	onDeleted: (answer: { message: string }) => void;
	/** Called with a failed response; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

const toneOf = { pending: 'warning', approved: 'ok', rejected: 'error' } as const;
const placeholders = ['a', 'b', 'c'];

/** What a member has sent in, with what became of it. What is not approved can be withdrawn. */
export function OwnImageList({ language, onDeleted, onFailure }: OwnImageListProps) {
	const t = useTranslations('galleryUpload.own');
	const unknownDate = useTranslations('fallback')('unknownDate');
	const own = useQuery(apiQuery('GET /api/gallery/mine'));
	const failure = shownFailure(own);
	const [leaving, setLeaving] = useState<Reply<'GET /api/gallery/mine'>[number] | null>(null);
	const headingId = useId();
	return (
		<section aria-labelledby={headingId}>
			<h2 id={headingId} className="mb-4 text-h2">
				{t('title')}
			</h2>
			{own.data === undefined && !failure && (
				<div role="status" className="grid gap-3">
					<span className="sr-only">{t('loading')}</span>
					{placeholders.map((placeholder) => (
						<Skeleton key={placeholder} className="h-24" />
					))}
				</div>
			)}
			{failure && (
				<RetryPanel
					text={failure.message || t('failed')}
					retry={t('tryAgain')}
					onRetry={() => void own.refetch()}
				/>
			)}
			{own.data?.length === 0 && <p className="text-text-muted">{t('empty')}</p>}
			{own.data && (
				<ul className="grid gap-3 lg:grid-cols-2">
					{own.data.map((image) => (
						<li
							key={image._id}
							className="flex items-center gap-4 rounded-card border border-line bg-surface p-3"
						>
							<img
								src={image.thumbnailUrl}
								alt=""
								loading="lazy"
								className="aspect-4/3 w-24 shrink-0 rounded-control bg-raised object-cover"
							/>
							<div className="min-w-0 flex-1">
								<p className="font-semibold" lang={image.language}>
									{image.title}
								</p>
								<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
									<Badge tone={toneOf[image.status]}>{t(`status.${image.status}`)}</Badge>
									{t('sent', { day: formatDay(image.createdAt, language) ?? unknownDate })}
								</p>
								{image.rejectionReason && (
									<p className="mt-1 text-sm">{t('reason', { reason: image.rejectionReason })}</p>
								)}
							</div>
							{image.status !== 'approved' && (
								<Button
									look="quiet"
									className="px-3"
									aria-label={t('deleteNamed', { title: image.title })}
									onClick={() => setLeaving(image)}
								>
									<Trash2 aria-hidden="true" className="size-5" />
								</Button>
							)}
						</li>
					))}
				</ul>
			)}
			{leaving && (
				<FormDialog
					title={t('confirmTitle')}
					texts={{
						confirm: t('delete'),
						busy: t('deleting'),
						cancel: t('keep'),
						failed: t('deleteFailed'),
					}}
					look="danger"
					defaultValues={{}}
					send={() => callApi('DELETE /api/gallery/[id]', { params: { id: leaving._id } })}
					onFailure={onFailure}
					onDone={(answer) => {
						setLeaving(null);
						onDeleted(answer);
					}}
					onClose={() => setLeaving(null)}
				>
					{() => <p>{t('confirmText', { title: leaving.title })}</p>}
				</FormDialog>
			)}
		</section>
	);
}
