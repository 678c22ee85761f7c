'use client';

import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { ApiFailure } from '@/lib/client/api';
import { useMarkForm } from './marks';
import type { MatrimonialTexts } from './texts';

/** Who has just been hidden or blocked. */
export interface Gone {
	member: { _id: string; name: string };
	how: 'hidden' | 'blocked';
}

interface UndoMarkProps {
	gone: Gone;
	texts: Pick<MatrimonialTexts, 'marks' | 'dismiss'>;
	onUndone: () => void;
	onDismiss: () => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Takes back that somebody is gone from the list. It gets the focus, which the card that is gone cannot keep. */
export function UndoMark({ gone: { member, how }, texts, onUndone, onDismiss, onFailure }: UndoMarkProps) {
	const { marks, dismiss } = texts;
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => bar.current?.querySelector('button')?.focus(), []);
	const { formProps, isBusy } = useMarkForm({
		memberId: member._id,
		mark: null,
		done: filled(marks.undone, { name: member.name }),
		failed: marks.failed,
		onDone: onUndone,
		onFailure,
	});
	return (
		<div ref={bar}>
			<Banner tone="info" dismiss={{ label: dismiss, onDismiss }}>
				<form {...formProps} className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<span>{filled(marks[how], { name: member.name })}</span>
					<Button type="submit" look="outline" busyLabel={isBusy && marks.undoing}>
						<Undo2 aria-hidden="true" className="size-5" />
						{marks.undo}
					</Button>
				</form>
			</Banner>
		</div>
	);
}
