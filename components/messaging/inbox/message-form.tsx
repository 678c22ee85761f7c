'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { schemaResolver } from '@/components/form/schema-resolver';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { TypingSwitch } from '@/components/ui/typing-switch';
import { callApi, typedFields } from '@/lib/client/api';
import { feedbackTypes, maxLengths, trapField } from '@/lib/features/messaging/inbox/constants';

type MessageKind = 'contact' | 'feedback';
type MessageFieldName = 'name' | 'email' | 'subject' | 'type' | 'message';

interface MessageField {
	name: MessageFieldName;
	/** A message has none: it is counted as readers count, which a browser cannot. */
	maxLength?: number;
	autoComplete?: string;
}

const sender: readonly MessageField[] = [
	{ name: 'name', maxLength: maxLengths.name, autoComplete: 'name' },
	{ name: 'email', maxLength: maxLengths.email, autoComplete: 'email' },
];

const messageFields: Record<MessageKind, readonly MessageField[]> = {
	contact: [...sender, { name: 'subject', maxLength: maxLengths.subject }, { name: 'message' }],
	feedback: [...sender, { name: 'type' }, { name: 'message' }],
};

interface MessageFormProps {
	kind: MessageKind;
	/** Who reads it and how long it is kept. */
	privacy: ReactNode;
}

/** Writes to the administrators. What was typed stays until it has been sent. */
export function MessageForm({ kind, privacy }: MessageFormProps) {
	const [isSent, setSent] = useState(false);
	const writeAgain = () => {
		setSent(false);
		// The button that had the focus is gone.
		setTimeout(() => document.getElementById(getInputId(kind, 'name'))?.focus());
	};
	if (isSent) return <Sent kind={kind} onAgain={writeAgain} />;
	return <MessageFields {...{ kind, privacy }} onSent={() => setSent(true)} />;
}

/** Loaded when the form is sent first. */
const loadSchema = {
	contact: () => import('@/lib/features/messaging/inbox/schema').then(({ contactBody }) => contactBody),
	feedback: () => import('@/lib/features/messaging/inbox/schema').then(({ feedbackBody }) => feedbackBody),
};

type MessageValues = Partial<Record<MessageFieldName | typeof trapField, string>>;

function MessageFields({ kind, privacy, onSent }: MessageFormProps & { onSent: () => void }) {
	const t = useTranslations('inbox');
	const tSite = useTranslations('site');
	const { fieldErrors } = useMessages();
	const language = useLocale();
	const fields = messageFields[kind];
	const form = useApiForm<MessageValues>({
		defaultValues: {
			...Object.fromEntries(fields.map(({ name }) => [name, name === 'type' ? feedbackTypes[0] : ''])),
			[trapField]: '',
		},
		resolver: schemaResolver(loadSchema[kind], language, fieldErrors),
		focus: 'summary',
		send: (values) =>
			callApi(kind === 'contact' ? 'POST /api/contact' : 'POST /api/feedback', { body: typedFields(values) }),
		onSent,
	});
	const hints: Partial<Record<MessageFieldName, string>> = {
		email: t('fields.emailHint'),
		message: t('fields.messageHint', { max: maxLengths.message }),
	};
	const summary = form.summaryOf(
		fields.map(({ name }) => ({ name, id: getInputId(kind, name), label: t(`fields.${name}`) })),
	);
	return (
		<form {...form.formProps} className="flex flex-col gap-5">
			<TypingSwitch />
			<ErrorSummary title={t('fields.problems')} errors={summary} />
			{form.failure && summary.length === 0 && (
				<Banner tone="error" dismiss={{ label: tSite('close'), onDismiss: form.dismissFailure }}>
					<p className="font-semibold">{t(`${kind}.failed`)}</p>
					{form.failure.message && <p>{form.failure.message}</p>}
				</Banner>
			)}
			{fields.map(({ name, maxLength, autoComplete }) => (
				<Field
					key={name}
					id={getInputId(kind, name)}
					label={t(`fields.${name}`)}
					hint={hints[name]}
					error={form.errorAt(name)}
					isRequired
				>
					{(control) => {
						if (name === 'message')
							return (
								<textarea
									{...control}
									{...form.register(name)}
									rows={7}
									className={`${controlClass} resize-y`}
								/>
							);
						if (name === 'type')
							return (
								<Select {...control} {...form.register(name)}>
									{feedbackTypes.map((type) => (
										<option key={type} value={type}>
											{t(`types.${type === 'Feedback' ? type : 'ReportIssue'}`)}
										</option>
									))}
								</Select>
							);
						return (
							<Input
								{...control}
								{...form.register(name)}
								{...{ maxLength, autoComplete }}
								{...(name === 'email' && { type: 'email', autoCapitalize: 'none', spellCheck: false })}
							/>
						);
					}}
				</Field>
			))}
			<TrapField label={t('fields.trap')} field={form.register(trapField)} />
			<p className="text-sm text-text-muted">{privacy}</p>
			<noscript>
				<p className="text-sm text-text-soft">{t('fields.noScript')}</p>
			</noscript>
			<Button type="submit" busyLabel={form.isBusy && t(`${kind}.sending`)} className="self-start px-8">
				{t(`${kind}.send`)}
			</Button>
		</form>
	);
}

function getInputId(kind: MessageKind, field: string): string {
	return `${kind}-${field}`;
}

function Sent({ kind, onAgain }: { kind: MessageKind; onAgain: () => void }) {
	const t = useTranslations(`inbox.${kind}`);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.focus();
	}, []);
	return (
		<div ref={box} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
			<Banner tone="success">{t('sent')}</Banner>
			<Button look="outline" onClick={onAgain}>
				{t('again')}
			</Button>
		</div>
	);
}

/**
 * Invisible, out of the order of Tab and unknown to screen readers, yet not `display: none`, which programs that fill
 * in forms know. What is written in it marks the message as spam.
 */
function TrapField({ label, field }: { label: string; field: ComponentProps<'input'> }) {
	return (
		<div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
			<label>
				{label}
				<input type="text" tabIndex={-1} autoComplete="off" {...field} />
			</label>
		</div>
	);
}
