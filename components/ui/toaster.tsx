'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { closeToast, type Toast, toasts } from '@/lib/client/toast';
import { useStore } from '@/lib/client/use-store';
import { Banner } from './banner';
import { findToastShift } from './toast-place';

const shownMs = 5000;

/**
 * Where toasts appear. One a page, below its header: they lie over the page at the top right, take no room in it, and make
 * way for the control that has the focus.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const shown = useStore(toasts);
	const stack = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (shown.length === 0) return;
		const place = () => makeWay(stack.current);
		place();
		addEventListener('focusin', place);
		addEventListener('scroll', place, { capture: true, passive: true });
		addEventListener('resize', place);
		return () => {
			removeEventListener('focusin', place);
			removeEventListener('scroll', place, { capture: true });
			removeEventListener('resize', place);
		};
	}, [shown]);
	return (
		<div data-toasts className="pointer-events-none relative z-50 print:hidden">
			{shown.length > 0 && (
				<div
					ref={stack}
					className="absolute top-0 right-0 flex w-full max-w-128 flex-col gap-2 p-2 transition-none md:p-4"
				>
					{shown.map((toast) => (
						<TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} />
					))}
				</div>
			)}
		</div>
	);
}

function makeWay(stack: HTMLElement | null): void {
	if (!stack) return;
	stack.style.translate = '';
	const { activeElement: focused } = document;
	if (!focused || focused === document.body || focused.id === 'main' || stack.contains(focused)) return;
	const shift = findToastShift(stack.getBoundingClientRect(), focused.getBoundingClientRect(), innerHeight);
	if (shift > 0) stack.style.translate = `0 ${shift}px`;
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
		<div ref={box} data-toast className="pointer-events-auto rounded-control bg-surface shadow-soft">
			<Banner tone={toast.tone} dismiss={{ label: closeLabel, onDismiss: () => closeToast(toast.id) }}>
				{toast.text}
			</Banner>
		</div>
	);
}
