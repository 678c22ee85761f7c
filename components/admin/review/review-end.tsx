'use client';

import type { RefObject } from 'react';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from '../admin-context';
import { deskPathOf } from './deeds';
import type { Kind } from './submission';
import type { ReviewTexts } from './texts';

interface ReviewEndProps {
	heading: RefObject<HTMLHeadingElement | null>;
	kind: Kind;
	/** How many were left out. */
	waiting: number;
	/** How many were decided on. */
	approved: number;
	rejected: number;
	texts: ReviewTexts;
	onWaiting: () => void;
	onAgain: () => void;
	onLeave: () => void;
}

/** The end of a queue: what was done, and where to go on. */
export function ReviewEnd({ heading, kind, waiting, approved, rejected, texts, ...on }: ReviewEndProps) {
	const { language } = useAdmin();
	const { queue } = texts;
	const other: Kind = kind === 'story' ? 'picture' : 'story';
	return (
		<section className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
			<Arch className="w-24" />
			<h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
				{queue.end}
			</h2>
			<p className="text-text-muted">
				{filled(queue.endText, {
					approved: formatCount(approved, language),
					rejected: formatCount(rejected, language),
				})}
			</p>
			<div className="mt-2 flex flex-col gap-3">
				{waiting > 0 && <Button onClick={on.onWaiting}>{counted(queue.left, waiting, language)}</Button>}
				<LinkButton look={waiting > 0 ? 'outline' : 'primary'} href={`${deskPathOf[other]}?review=1`}>
					{other === 'picture' ? queue.toPictures : queue.toStories}
				</LinkButton>
				<Button look="outline" onClick={on.onAgain}>
					{queue.again}
				</Button>
				<Button look="quiet" onClick={on.onLeave}>
					{queue.toList}
				</Button>
			</div>
		</section>
	);
}
