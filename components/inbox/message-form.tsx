'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { ErrorSummary, type SummaryError } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { type FeedbackType, feedbackTypes } from '@/lib/features/inbox/form';
import { type MessageFieldName, type MessageKind, messageForms } from './message-fields';
import { TrapField } from './trap-field';

export interface MessageFormTexts {
	fields: Record<MessageFieldName, string>;
	hints: Partial<Record<MessageFieldName, string>>;
	types: Record<FeedbackType, string>;
	trap: string;
	/** For a browser that will never send the form. */
	noScript: string;
	problems: string;
	dismiss: string;
	send: string;
	sending: string;
	sent: string;
	failed: string;
	again: string;
}

interface MessageFormProps {
	kind: MessageKind;
	texts: MessageFormTexts;
	/** Who reads it and how long it is kept. */
	privacy: ReactNode;
}

interface Failure {
	/** Why, where that is not said at the fields. */
	reason: string;
	errors: readonly ApiFieldError[];
	/** Takes the focus for every new list. */
	summary: readonly SummaryError[];
}

/** Writes to the administrators. What was typed stays until it has been sent. */
export function MessageForm({ kind, texts, privacy }: MessageFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [isSent, setSent] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const unsaved = useUnsavedForm();
	const { path, fields } = messageForms[kind];
	const inputId = (field: string) => `${kind}-${field}`;
	const errorAt = (field: string) => failure?.errors.find((error) => error.path === field)?.message;

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		isSending.current = true;
		const body = Object.fromEntries(new FormData(event.currentTarget));
		setBusy(true);
		setFailure(null);
		const answer = await callApi(path, { method: 'POST', body });
		isSending.current = false;
		setBusy(false);
		if (answer.ok) return setSent(true);
		const summary = fields.flatMap(({ name }) =>
			answer.errors
				.filter((error) => error.path === name)
				.map(({ message }) => ({ id: inputId(name), message: `${texts.fields[name]}: ${message}` })),
		);
		setFailure({ reason: answer.message, errors: answer.errors, summary });
	};

	const writeAgain = () => {
		setSent(false);
		// The button that had the focus is gone.
		setTimeout(() => form.current?.querySelector('input')?.focus());
	};

	if (isSent) return <Sent texts={texts} onAgain={writeAgain} />;
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={send}
			onInput={({ target }) => setFailure((current) => withoutError(changedField(target), current, inputId))}
			{...unsaved.watch}
			className="flex flex-col gap-5"
		>
			{failure && <Failed failure={failure} texts={texts} onDismiss={() => setFailure(null)} />}
			{fields.map(({ name, maxLength, autoComplete }) => (
				<Field
					key={name}
					id={inputId(name)}
					label={texts.fields[name]}
					hint={texts.hints[name]}
					error={errorAt(name)}
					isRequired
				>
					{(control) => {
						if (name === 'message')
							return <textarea {...control} name={name} rows={7} className={`${controlClass} resize-y`} />;
						if (name === 'type')
							return (
								<Select {...control} name={name}>
									{feedbackTypes.map((type) => (
										<option key={type} value={type}>
											{texts.types[type]}
										</option>
									))}
								</Select>
							);
						return (
							<Input
								{...control}
								{...{ name, maxLength, autoComplete }}
								{...(name === 'email' && { type: 'email', autoCapitalize: 'none', spellCheck: false })}
							/>
						);
					}}
				</Field>
			))}
			<TrapField label={texts.trap} />
			<p className="text-sm text-text-muted">{privacy}</p>
			<noscript>
				<p className="text-sm text-text-soft">{texts.noScript}</p>
			</noscript>
			<Button type="submit" busyLabel={isBusy && texts.sending} className="self-start px-8">
				{texts.send}
			</Button>
		</form>
	);
}

interface FailedProps {
	failure: Failure;
	texts: MessageFormTexts;
	onDismiss: () => void;
}

function Failed({ failure, texts, onDismiss }: FailedProps) {
	if (failure.summary.length > 0) return <ErrorSummary title={texts.problems} errors={failure.summary} />;
	return (
		<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss }}>
			<p className="font-semibold">{texts.failed}</p>
			{failure.reason && <p>{failure.reason}</p>}
		</Banner>
	);
}

function Sent({ texts, onAgain }: { texts: MessageFormTexts; onAgain: () => void }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.focus();
	}, []);
	return (
		<div ref={box} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
			<Banner tone="success">{texts.sent}</Banner>
			<Button look="outline" onClick={onAgain}>
				{texts.again}
			</Button>
		</div>
	);
}
