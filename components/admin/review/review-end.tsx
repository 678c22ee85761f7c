import { useLocale, useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatCount } from '@/lib/platform/i18n/format';
import { countDecided, countWaiting, type Queue } from './queue';
import { type Kind, reviewPathOf, type Submission } from './submission';
import type { Review } from './use-review';

interface ReviewEndProps {
	heading: RefObject<HTMLHeadingElement | null>;
	kind: Kind;
	queue: Queue<Submission>;
	review: Pick<Review<never>, 'load' | 'move'>;
	onLeave: () => void;
}

export function ReviewEnd({ heading, kind, queue, review, onLeave }: ReviewEndProps) {
	const t = useTranslations('admin.review');
	const language = useLocale();
	const waiting = countWaiting(queue);
	const other: Kind = kind === 'story' ? 'picture' : 'story';
	return (
		<section className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
			<Arch className="w-24" />
			<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
				{t('queue.end')}
			</h2>
			<p className="text-text-muted">
				{t('queue.endText', {
					approved: formatCount(countDecided(queue, 'approved'), language),
					rejected: formatCount(countDecided(queue, 'rejected'), language),
				})}
			</p>
			<div className="mt-2 flex flex-col gap-3">
				{waiting > 0 && (
					<Button onClick={() => review.move('waiting')}>{t('queue.left', { count: waiting })}</Button>
				)}
				<LinkButton look={waiting > 0 ? 'outline' : 'primary'} href={`${reviewPathOf[other]}?review=1`}>
					{other === 'picture' ? t('queue.toPictures') : t('queue.toStories')}
				</LinkButton>
				<Button look="outline" onClick={review.load}>
					{t('queue.again')}
				</Button>
				<Button look="quiet" onClick={onLeave}>
					{t('queue.toList')}
				</Button>
			</div>
		</section>
	);
}
