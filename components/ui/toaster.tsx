'use client';

import { useEffect, useRef } from 'react';
import { useStore } from '@/lib/client/use-store';
import { Banner } from './banner';
import { closeToast, type Toast, toasts } from './toast';

const shownMs = 5000;

/**
 * Where toasts appear. One a page, above its content: they take room in the page while they are shown and push it down,
 * so that they cover nothing that can be pressed (`app/globals.css` keeps the browser from scrolling against that).
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const shown = useStore(toasts);
	return (
		<div
			data-toasts
			className="max-h-[40dvh] overflow-y-auto border-line border-b bg-page empty:hidden print:hidden"
		>
			{shown.length > 0 && (
				<div className="container-page flex flex-col items-end gap-2 py-2">
					{shown.map((toast) => (
						<TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} />
					))}
				</div>
			)}
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
		<div ref={box} data-toast className="w-full max-w-120">
			<Banner tone={toast.tone} dismiss={{ label: closeLabel, onDismiss: () => closeToast(toast.id) }}>
				{toast.text}
			</Banner>
		</div>
	);
}
