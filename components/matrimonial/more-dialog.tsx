'use client';

import { EyeOff, Flag, type LucideIcon, ShieldBan } from 'lucide-react';
import { useState } from 'react';
import { filled } from '@/components/family/texts';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, typedFields } from '@/lib/client/api';
import { AskDialog } from './ask-dialog';
import { putMark } from './marks';
import type { MatrimonialTexts } from './texts';

interface MoreDialogProps {
	member: { _id: string; name: string };
	texts: Pick<MatrimonialTexts, 'more' | 'block' | 'report' | 'marks' | 'close' | 'cancel'>;
	/** They are no longer among the matches. */
	onGone: (how: 'hidden' | 'blocked') => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
}

/** What one does seldom: hide somebody, block them, or report them. Each is explained before it is done. */
export function MoreDialog({ member, texts, onGone, onFailure, onClose }: MoreDialogProps) {
	const [asking, setAsking] = useState<'block' | 'report' | null>(null);
	const { more: words, close, cancel } = texts;
	const { name } = member;
	const { formProps, isBusy, failure } = useApiForm({
		defaultValues: {},
		send: () => putMark(member._id, 'hidden'),
		onSent: () => onGone('hidden'),
		onFailure,
	});
	if (asking === 'block') {
		return (
			<AskDialog
				title={filled(texts.block.title, { name })}
				texts={{ ...texts.block, cancel, close }}
				look="danger"
				defaultValues={{}}
				send={() => putMark(member._id, 'blocked')}
				onDone={() => onGone('blocked')}
				onFailure={onFailure}
				onClose={onClose}
			>
				{() => <p>{texts.block.question}</p>}
			</AskDialog>
		);
	}
	if (asking === 'report') {
		return <ReportDialog member={member} texts={texts} onFailure={onFailure} onClose={onClose} />;
	}
	return (
		<Dialog title={filled(words.title, { name })} closeLabel={close} onClose={onClose}>
			<form {...formProps} className="flex flex-col gap-5">
				{failure && <Banner tone="error">{failure.message || texts.marks.failed}</Banner>}
				<Choice
					Icon={EyeOff}
					type="submit"
					label={words.hide}
					text={words.hideText}
					busyLabel={isBusy && words.hiding}
				/>
				<Choice
					Icon={ShieldBan}
					label={words.block}
					text={words.blockText}
					onClick={() => setAsking('block')}
				/>
				<Choice
					Icon={Flag}
					label={words.report}
					text={filled(words.reportText, { name })}
					onClick={() => setAsking('report')}
				/>
			</form>
		</Dialog>
	);
}

interface ChoiceProps {
	Icon: LucideIcon;
	label: string;
	text: string;
	type?: 'button' | 'submit';
	busyLabel?: string | false;
	onClick?: () => void;
}

function Choice({ Icon, label, text, type = 'button', busyLabel = false, onClick }: ChoiceProps) {
	return (
		<div className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr] sm:items-start">
			<Button type={type} look="outline" busyLabel={busyLabel} onClick={onClick}>
				<Icon aria-hidden="true" className="size-5" />
				{label}
			</Button>
			<p className="min-w-0 text-sm text-text-muted">{text}</p>
		</div>
	);
}

const reasons = ['notGenuine', 'married', 'rude', 'misuse', 'other'] as const;

type ReportDialogProps = Omit<MoreDialogProps, 'onGone'>;

function ReportDialog({ member: { _id, name }, texts, onFailure, onClose }: ReportDialogProps) {
	const { report: words, close, cancel } = texts;
	const send = (values: { reason: string; text: string }) => {
		const text = values.text.trim();
		const body = typedFields({ reason: values.reason, ...(text && { text }) });
		return callApi('POST /api/family/matches/[id]/report', { params: { id: _id }, body });
	};
	return (
		<AskDialog
			title={filled(words.title, { name })}
			texts={{ ...words, cancel, close }}
			defaultValues={{ reason: '', text: '' }}
			send={send}
			onDone={(answer) => {
				showToast(answer.message, 'success');
				onClose();
			}}
			onFailure={onFailure}
			onClose={onClose}
		>
			{({ register, errorAt }) => (
				<>
					<RadioGroup
						id="report-reason"
						{...register('reason', { required: words.reasonMissing })}
						legend={words.reason}
						choices={reasons.map((reason) => ({ value: reason, label: words.reasons[reason] }))}
						isRequired
						error={errorAt('reason')}
					/>
					<Field id="report-text" label={words.text} hint={words.textHint} error={errorAt('text')}>
						{(control) => (
							<textarea
								{...control}
								{...register('text')}
								rows={4}
								maxLength={1000}
								className={controlClass}
							/>
						)}
					</Field>
				</>
			)}
		</AskDialog>
	);
}
