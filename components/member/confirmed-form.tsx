'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import type { ApiFailure, ApiResult } from '@/lib/client/api';

interface ConfirmedFormProps<Answer> {
	texts: { confirm: string; busy: string; cancel: string; failed: string };
	look?: ButtonLook;
	/** Null: nothing was sent after all, and the form stays as it is. */
	send: (fields: FormData) => Promise<ApiResult<Answer> | null>;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onDone: (answer: Answer) => void;
	onCancel: () => void;
	children: (errorAt: (name: string) => string | undefined) => ReactNode;
}

/** The form of a dialog that asks once more before something is done. */
export function ConfirmedForm<Answer>({
	texts,
	look = 'primary',
	send,
	onFailure,
	onDone,
	onCancel,
	children,
}: ConfirmedFormProps<Answer>) {
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const unsaved = useUnsavedForm();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const form = event.currentTarget;
		isSending.current = true;
		setBusy(true);
		setFailure(null);
		const answer = await send(new FormData(form));
		isSending.current = false;
		setBusy(false);
		if (answer === null) return;
		if (answer.ok) return onDone(answer.data);
		if (onFailure(answer)) return;
		setFailure(answer);
		const path = answer.errors[0]?.path;
		form.querySelector<HTMLInputElement>(`[name="${path}"], [name="${path}.year"]`)?.focus();
	};
	const errorAt = (name: string) => failure?.errors.find(({ path }) => path === name)?.message;
	return (
		<form
			method="post"
			noValidate
			onSubmit={submit}
			onInput={({ target }) => setFailure((current) => withoutError(changedField(target), current))}
			{...unsaved.watch}
			className="flex flex-col gap-5"
		>
			{failure && <Banner tone="error">{failure.message || texts.failed}</Banner>}
			{children(errorAt)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button look="outline" disabled={isBusy} onClick={onCancel}>
					{texts.cancel}
				</Button>
				<Button type="submit" look={look} busyLabel={isBusy && texts.busy}>
					{texts.confirm}
				</Button>
			</div>
		</form>
	);
}
