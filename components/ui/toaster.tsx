'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Banner } from './banner';
import { closeToast, getToasts, subscribeToToasts, type Toast } from './toast';

const shownMs = 5000;
const none: readonly Toast[] = [];

/** Where toasts appear. One a page. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none);
	return (
		<div className="fixed top-4 right-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2">
			{toasts.map((toast) => (
				<TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} />
			))}
		</div>
	);
}

/** Stays while the pointer or the focus is on it. */
function TimedToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let timer = setTimeout(function closeUnlessHeld() {
			if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(closeUnlessHeld, shownMs);
			else closeToast(toast.id);
		}, shownMs);
		return () => clearTimeout(timer);
	}, [toast.id]);
	return (
		<div ref={box} className="shadow-soft">
			<Banner tone={toast.tone} dismiss={{ label: closeLabel, onDismiss: () => closeToast(toast.id) }}>
				{toast.text}
			</Banner>
		</div>
	);
}
