'use client';

import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { formatDay } from '@/lib/platform/i18n/format';
import type { OwnImage, OwnImages } from './own-images';
import type { UploadTexts } from './upload-texts';

interface OwnImageListProps {
	own: OwnImages;
	language: Language;
	texts: UploadTexts;
	onRetry: () => void;
	onDeleted: (answer: { message: string }) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

const toneOf = { pending: 'warning', approved: 'ok', rejected: 'error' } as const;
const placeholders = ['a', 'b', 'c'];

/** What a member has sent in, with what became of it. What is not approved can be taken back. */
export function OwnImageList({ own, language, texts, onRetry, onDeleted, onFailure }: OwnImageListProps) {
	const [leaving, setLeaving] = useState<OwnImage | null>(null);
	const headingId = useId();
	const words = texts.page.own;
	return (
		<section aria-labelledby={headingId}>
			<h2 id={headingId} className="mb-4 text-h2">
				{words.title}
			</h2>
			{own.status === 'loading' && (
				<div role="status" className="grid gap-3">
					<span className="sr-only">{words.loading}</span>
					{placeholders.map((placeholder) => (
						<Skeleton key={placeholder} className="h-24" />
					))}
				</div>
			)}
			{own.status === 'failed' && <RetryPanel text={own.message} retry={words.tryAgain} onRetry={onRetry} />}
			{own.status === 'loaded' && own.images.length === 0 && <p className="text-text-muted">{words.empty}</p>}
			{own.status === 'loaded' && (
				<ul className="grid gap-3 lg:grid-cols-2">
					{own.images.map((image) => (
						<li
							key={image.id}
							className="flex items-center gap-4 rounded-card border border-line bg-surface p-3"
						>
							<img
								src={image.thumbnail}
								alt=""
								loading="lazy"
								className="aspect-4/3 w-24 shrink-0 rounded-control bg-raised object-cover"
							/>
							<div className="min-w-0 flex-1">
								<p className="font-semibold" lang={image.language}>
									{image.title}
								</p>
								<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
									<Badge tone={toneOf[image.status]}>{words.status[image.status]}</Badge>
									{words.sent.replace('{day}', formatDay(image.createdAt, language) ?? texts.unknownDate)}
								</p>
								{image.reason !== null && (
									<p className="mt-1 text-sm">{words.reason.replace('{reason}', () => image.reason ?? '')}</p>
								)}
							</div>
							{image.status !== 'approved' && (
								<Button
									look="quiet"
									className="px-3"
									aria-label={words.deleteNamed.replace('{title}', () => image.title)}
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
				<Dialog title={words.confirmTitle} closeLabel={words.keep} onClose={() => setLeaving(null)}>
					<DialogForm
						texts={{
							confirm: words.delete,
							busy: words.deleting,
							cancel: words.keep,
							failed: words.deleteFailed,
						}}
						look="danger"
						defaultValues={{}}
						send={() => callApi('DELETE /api/gallery/[id]', { params: { id: leaving.id } })}
						onFailure={onFailure}
						onDone={(answer) => {
							setLeaving(null);
							onDeleted(answer);
						}}
						onCancel={() => setLeaving(null)}
					>
						{() => <p>{words.confirmText.replace('{title}', () => leaving.title)}</p>}
					</DialogForm>
				</Dialog>
			)}
		</section>
	);
}
