'use client';

import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { watchLeaving } from '@/lib/client/leave-guard';

interface LeaveQuestionProps {
	texts: { title: string; text: string; confirm: string; cancel: string; close: string };
}

/** Asks before a page, or a part of it, is left whose form holds edits that are not saved. */
export function LeaveQuestion({ texts: { close, ...texts } }: LeaveQuestionProps) {
	const [pending, setPending] = useState<{ leave: () => void } | null>(null);
	useEffect(
		() =>
			watchLeaving(
				(leave) => setPending({ leave }),
				() => setPending(null),
			),
		[],
	);
	return (
		<ConfirmDialog
			isOpen={pending !== null}
			{...texts}
			closeLabel={close}
			isBusy={false}
			onConfirm={() => {
				setPending(null);
				pending?.leave();
			}}
			onClose={() => setPending(null)}
		/>
	);
}
