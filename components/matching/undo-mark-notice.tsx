'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useMark } from './use-mark';

/** Who has just been hidden or blocked. */
export interface Gone {
	member: { _id: string; name: string };
	how: 'hidden' | 'blocked';
}

interface UndoMarkNoticeProps {
	gone: Gone;
	onUndone: () => void;
	onDismiss: () => void;
}

/** Undoes that somebody was removed from the list. It gets the focus of the removed card. */
export function UndoMarkNotice({ gone: { member, how }, onUndone, onDismiss }: UndoMarkNoticeProps) {
	const t = useTranslations('matching');
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => bar.current?.querySelector('button')?.focus(), []);
	const { isPending, mutate } = useMark({ memberId: member._id, onDone: onUndone });
	const done = t('marks.undone', { name: member.name });
	return (
		<div ref={bar}>
			<Banner tone="info" dismiss={{ label: t('dismiss'), onDismiss }}>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<span>{t(`marks.${how}`, { name: member.name })}</span>
					<Button
						look="outline"
						busyLabel={isPending && t('marks.undoing')}
						onClick={() => mutate({ mark: null, done })}
					>
						<Undo2 aria-hidden="true" className="size-5" />
						{t('marks.undo')}
					</Button>
				</div>
			</Banner>
		</div>
	);
}
