'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import { hasFile } from '@/components/member/drafts';
import type { Refusal } from '@/components/member/refusal';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { type ApiFailure, type ApiFieldError, callApi } from '@/lib/client/api';
import { leaveWhenLoggedOut } from '../session-end';
import { reasonOf } from './deeds';

interface SavingOptions {
	/** The names of the fields, in their order, by how they are called in the form. */
	labels: Readonly<Record<string, string>>;
	/** What is said when the server gives no reason. */
	failed: string;
	onSaved: (answer: unknown) => void;
	/** The record has been changed since it was read. */
	onStale: () => Promise<void>;
}

interface Saving {
	/** Why the form was not taken; null while nothing is wrong. */
	refusal: Refusal | null;
	errorAt: (field: string) => string | undefined;
	refuse: (title: string, errors: readonly ApiFieldError[]) => void;
	/** For what has been changed in the form. */
	forgetErrorAt: (event: SyntheticEvent) => void;
	dismiss: () => void;
	send: (path: string, method: 'POST' | 'PUT', body: FormData) => Promise<void>;
	isBusy: boolean;
	/** How much of a picture has left, from 0 to 1; null while none is on its way. */
	uploaded: number | null;
}

/** The id of a field's control. */
export function savingInputId(field: string): string {
	return `submission-${field}`;
}

/** Sends the form of a submission, once at a time, and tells why it was not taken. */
export function useSaving({ labels, failed, onSaved, onStale }: SavingOptions): Saving {
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [uploaded, setUploaded] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const refuse: Saving['refuse'] = (title, errors) => {
		const summary = errors.map(({ path, message }) => ({
			id: savingInputId(path),
			message: Object.hasOwn(labels, path) ? `${labels[path]}: ${message}` : message,
		}));
		setRefusal({ title, errors, summary });
	};
	const send: Saving['send'] = async (path, method, body) => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const answer = await callApi(path, { method, body, onUpload: hasFile(body) ? setUploaded : undefined });
		isSending.current = false;
		setBusy(false);
		setUploaded(null);
		if (answer.ok) return onSaved(answer.data);
		if (leaveWhenLoggedOut(answer)) return;
		if (answer.code === 'record.stale') return onStale();
		refuse(reasonOf(answer, failed), fieldErrorsOf(answer));
	};
	return {
		refusal,
		errorAt: (field) => refusal?.errors.find(({ path }) => path === field)?.message,
		refuse,
		forgetErrorAt: ({ target }) =>
			setRefusal((current) => withoutError(changedField(target), current, savingInputId)),
		dismiss: () => setRefusal(null),
		send,
		isBusy,
		uploaded,
	};
}

/** A picture that is refused with its whole body comes without a field. */
function fieldErrorsOf({ code, message, errors }: ApiFailure): readonly ApiFieldError[] {
	return errors.length === 0 && code.startsWith('picture.') ? [{ path: 'image', message }] : errors;
}
