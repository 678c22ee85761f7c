'use client';

import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useAdmin } from './admin-context';
import { ConfirmDialog } from './confirm-dialog';

type FormEvent = SyntheticEvent<HTMLFormElement>;

interface Closing {
	/** For the form. */
	watch: Record<'onInputCapture' | 'onKeyDownCapture' | 'onPointerDownCapture', (event: FormEvent) => void>;
	/** Closes, or asks first where something was typed. */
	onClose: () => void;
	/** Stands beside the form's dialog. */
	question: ReactNode;
}

/** Has a form that is closed with Escape, by its cross or beside it ask before what was typed is lost. */
export function useClosing(close: () => void, isSaved = false): Closing {
	const { typed: words } = useAdmin().texts;
	const [isAsked, setAsked] = useState(false);
	const form = useRef<HTMLFormElement | null>(null);
	/** What stood in it before the first stroke; null where something was put in without one. */
	const before = useRef<string | null>(null);
	const watch = (event: FormEvent) => {
		if (form.current === event.currentTarget) return;
		form.current = event.currentTarget;
		before.current = event.type === 'input' ? null : contentOf(event.currentTarget);
	};
	const isTyped = () => form.current?.isConnected === true && contentOf(form.current) !== before.current;
	return {
		watch: { onInputCapture: watch, onKeyDownCapture: watch, onPointerDownCapture: watch },
		onClose: () => {
			if (!isSaved && isTyped()) setAsked(true);
			else close();
		},
		question: (
			<ConfirmDialog
				isOpen={isAsked}
				{...words}
				isBusy={false}
				onConfirm={() => {
					setAsked(false);
					close();
				}}
				onClose={() => setAsked(false)}
			/>
		),
	};
}

function contentOf(form: HTMLFormElement): string {
	const entries = [...new FormData(form)].map(([name, value]) => [
		name,
		value instanceof File ? `${value.name} ${value.size}` : value,
	]);
	return JSON.stringify(entries);
}
