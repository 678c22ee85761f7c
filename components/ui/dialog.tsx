'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { askToClose } from '@/lib/client/leave-guard';
import { CloseButton } from './close-button';

/** Only Hindi pages load it. */
const DialogTyping = lazy(() => import('./dialog-typing'));

interface DialogProps {
	title: string;
	/** Of the cross, where that does more than close. */
	closeLabel?: string;
	onClose: () => void;
	children: ReactNode;
	actions?: ReactNode;
	/** On a phone a sheet comes from the bottom edge of the screen, in reach of a thumb. */
	look?: 'box' | 'sheet';
}

const looks = {
	box: '',
	sheet:
		'max-sm:mb-0 max-sm:max-h-[88dvh] max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 motion-safe:max-sm:transition-[translate] motion-safe:max-sm:duration-200 motion-safe:max-sm:starting:translate-y-full',
} as const;

/**
 * A modal over the page for as long as it is rendered: its first field takes the focus, the browser keeps the focus
 * in it and gives it back; Escape, the cross and the backdrop close it, after a question when what was typed in it
 * would be lost; a long body scrolls.
 */
export function Dialog({ title, closeLabel, onClose, children, actions, look = 'box' }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const body = useRef<HTMLDivElement>(null);
	const titleId = useId();
	const t = useTranslations('site');
	useEffect(() => {
		const shown = dialog.current;
		const opener = document.activeElement;
		shown?.showModal();
		// A body without links or buttons must still scroll by keyboard. After showModal, which focuses the cross.
		if (body.current) body.current.tabIndex = 0;
		body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
		return () => {
			shown?.close();
			if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
		};
	}, []);
	useEffect(() => {
		const shown = dialog.current;
		const closeFromBackdrop = (event: MouseEvent) => {
			if (event.target === shown) askToClose(shown, onClose);
		};
		shown?.addEventListener('click', closeFromBackdrop);
		return () => shown?.removeEventListener('click', closeFromBackdrop);
	}, [onClose]);
	const close = () => askToClose(dialog.current, onClose);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onCancel={(event) => {
				// React brings up the one of a dialog within, and the browser that of a field whose choice of files is left.
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				close();
			}}
			className={`m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-feature border border-line bg-surface text-text shadow-soft backdrop:bg-maroon-950/60 open:flex ${looks[look]}`}
		>
			<div className="flex min-h-0 w-full min-w-0 flex-col">
				<div className="flex items-center gap-4 border-line border-b py-2 pr-2 pl-6">
					<h2 id={titleId} className="min-w-0 flex-1 text-h3">
						{title}
					</h2>
					<CloseButton label={closeLabel ?? t('close')} onClick={close} />
				</div>
				<div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">
					{children}
					{useLocale() === 'hi' && (
						<Suspense>
							<DialogTyping />
						</Suspense>
					)}
				</div>
				{actions && (
					<div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{actions}</div>
				)}
			</div>
		</dialog>
	);
}
