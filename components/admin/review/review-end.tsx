import { useLocale, useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatCount } from '@/lib/platform/i18n/format';
import { reviewPathOf } from './review-actions';
import type { Kind } from './submission';

interface ReviewEndProps {
	heading: RefObject<HTMLHeadingElement | null>;
	kind: Kind;
	/** How many were left out. */
	waiting: number;
	/** How many were decided on. */
	approved: number;
	rejected: number;
	onWaiting: () => void;
	onAgain: () => void;
	onLeave: () => void;
}

/** The end of a queue: what was done, and where to go on. */
export function ReviewEnd({ heading, kind, waiting, approved, rejected, ...on }: ReviewEndProps) {
	const t = useTranslations('admin.review');
	const language = useLocale();
	const other: Kind = kind === 'story' ? 'picture' : 'story';
	return (
		<section className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
			<Arch className="w-24" />
			<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
				{t('queue.end')}
			</h2>
			<p className="text-text-muted">
				{t('queue.endText', {
					approved: formatCount(approved, language),
					rejected: formatCount(rejected, language),
				})}
			</p>
			<div className="mt-2 flex flex-col gap-3">
				{waiting > 0 && <Button onClick={on.onWaiting}>{t('queue.left', { count: waiting })}</Button>}
				<LinkButton look={waiting > 0 ? 'outline' : 'primary'} href={`${reviewPathOf[other]}?review=1`}>
					{other === 'picture' ? t('queue.toPictures') : t('queue.toStories')}
				</LinkButton>
				<Button look="outline" onClick={on.onAgain}>
					{t('queue.again')}
				</Button>
				<Button look="quiet" onClick={on.onLeave}>
					{t('queue.toList')}
				</Button>
			</div>
		</section>
	);
}
