import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { guardEdits } from '@/lib/client/leave-guard';

type FormEvent = SyntheticEvent<HTMLFormElement>;

interface UnsavedForm {
	/** For the form. */
	watch: Record<'onFocusCapture' | 'onPointerDownCapture' | 'onChangeCapture', (event: FormEvent) => void>;
	/** Takes what the fields hold now for saved. */
	markSaved: () => void;
}

/** Has the portal ask before what was typed in a form is lost, for a form that keeps its values in its fields. */
export function useUnsavedForm(): UnsavedForm {
	const form = useRef<HTMLFormElement | null>(null);
	/** What each field held before it was touched; null where that is not known. */
	const before = useRef(new Map<string, string | null>());
	const release = useRef<(() => void) | null>(null);
	useEffect(
		() => () => {
			release.current?.();
			release.current = null;
		},
		[],
	);
	const watch = useCallback((event: FormEvent) => {
		const { currentTarget, target, type } = event;
		if (form.current !== currentTarget) before.current.clear();
		form.current = currentTarget;
		// A file that is dropped, or a field that the browser fills, is changed without a touch.
		const changed = type === 'change' && 'name' in target ? target.name : null;
		const fields = new FormData(currentTarget);
		for (const name of namesIn(currentTarget))
			if (!before.current.has(name))
				before.current.set(name, name === changed ? null : initialValue(currentTarget, fields, name));
		release.current ??= guardEdits({
			hasEdits: () => form.current?.isConnected === true && isEdited(form.current, before.current),
			isIn: (element) => form.current !== null && element.contains(form.current),
		});
	}, []);
	const markSaved = useCallback(() => {
		if (!form.current) return;
		const fields = new FormData(form.current);
		for (const name of before.current.keys()) before.current.set(name, textOf(fields, name));
	}, []);
	return {
		watch: { onFocusCapture: watch, onPointerDownCapture: watch, onChangeCapture: watch },
		markSaved,
	};
}

function namesIn(form: HTMLFormElement): Set<string> {
	const names = [...form.elements].map((control) => control.getAttribute('name') ?? '');
	return new Set(names.filter((name) => name !== ''));
}

function isEdited(form: HTMLFormElement, before: ReadonlyMap<string, string | null>): boolean {
	const fields = new FormData(form);
	return [...before].some(([name, value]) => value !== textOf(fields, name));
}

/** What the page gave the field: somebody may have typed before React was there. */
function initialValue(form: HTMLFormElement, fields: FormData, name: string): string {
	const control = form.elements.namedItem(name);
	const isText =
		control instanceof HTMLTextAreaElement ||
		(control instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(control.type));
	return isText && fields.has(name) ? control.defaultValue : textOf(fields, name);
}

function textOf(fields: FormData, name: string): string {
	return fields
		.getAll(name)
		.map((value) => (value instanceof File ? fileMark(value) : value))
		.join('\n');
}

function fileMark({ name, size }: File): string {
	return size === 0 ? '' : `${name} ${size}`;
}
