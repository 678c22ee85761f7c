'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useWatch } from 'react-hook-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import { type ApiForm, useApiForm } from './use-api-form';

export interface DialogFormProps<Values extends FieldValues, Answer = unknown> {
	texts: { confirm: string; busy?: string; cancel: string; failed: string };
	look?: ButtonLook;
	/** One for each field; `{}` for a question alone. */
	defaultValues: DefaultValues<Values>;
	resolver?: Resolver<Values>;
	/** False where leaving loses nothing that somebody would miss. */
	isGuarded?: boolean;
	isComplete?: (values: Values) => boolean;
	/** Null: there is nothing to wait for. */
	send: (values: Values) => Promise<ApiResult<Answer> | null>;
	/** Called with a refusal; true when it is handled elsewhere. Without it the end of a session is. */
	onFailure?: (failure: ApiFailure) => boolean;
	onDone: (answer: Answer) => void;
	onCancel: () => void;
	children: (form: ApiForm<Values>) => ReactNode;
}

/** The form of a dialog that asks once more, and for what belongs to it, before something is done. */
export function DialogForm<Values extends FieldValues, Answer>({
	texts,
	look = 'primary',
	defaultValues,
	resolver,
	isGuarded = true,
	isComplete = () => true,
	send,
	onFailure,
	onDone,
	onCancel,
	children,
}: DialogFormProps<Values, Answer>) {
	const form = useApiForm<Values, Answer>({
		...{ defaultValues, isGuarded, send },
		...(resolver && { resolver }),
		...(onFailure && { onFailure }),
		onSent: onDone,
	});
	const { failure, isBusy, control } = form;
	const values = useWatch({ control }) as Values;
	const refusal = useRef<HTMLDivElement>(null);
	// A form may be longer than its dialog, and Enter sends it from any of its fields.
	useEffect(() => {
		if (failure) refusal.current?.scrollIntoView({ block: 'nearest' });
	}, [failure]);
	return (
		<FormProvider {...form.methods}>
			<form {...form.formProps} className="flex flex-col gap-5">
				{children(form)}
				{failure && (
					<div ref={refusal}>
						<Banner tone="error">{failure.message || texts.failed}</Banner>
					</div>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button look="outline" disabled={isBusy} onClick={onCancel}>
						{texts.cancel}
					</Button>
					<Button
						type="submit"
						look={look}
						disabled={!isComplete(values)}
						busyLabel={isBusy && (texts.busy ?? texts.confirm)}
					>
						{texts.confirm}
					</Button>
				</div>
			</form>
		</FormProvider>
	);
}
