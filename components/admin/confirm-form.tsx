import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import type { DialogFormProps } from '@/components/form/dialog-form';
import { FormDialog } from '@/components/form/form-dialog';
import type { ApiForm } from '@/components/form/use-api-form';
import type { ApiResult } from '@/lib/client/api';
import { showFailure } from './notice';

interface ConfirmFormProps<Values extends FieldValues, Answer>
	extends Pick<DialogFormProps<Values>, 'look' | 'isGuarded' | 'isComplete'> {
	title: string;
	text: string;
	confirm: string;
	/** Said of a refusal where the server gives no reason. */
	failed?: string;
	/** The sentence of a refusal, where that is more than the reason that the server gives; that may be empty. */
	explain?: (reason: string) => string;
	/** One for each field of `children`. */
	defaultValues?: DefaultValues<Values>;
	/** Whether the dialog stays open after a refusal, and shows it. */
	staysOpen?: boolean;
	/** Null: there is nothing to wait for. */
	send?: (values: Values) => Promise<ApiResult<Answer> | null>;
	/** In the place of `send`, for what shows its own progress: called once the dialog is closed. */
	onConfirm?: (values: Values) => void;
	onDone?: (answer: Answer) => void;
	/** Called instead of `onClose` when the server does not know the record any more. */
	onGone?: () => void;
	onClose: () => void;
	/** Below the text: what has to be filled in, or is to be known. */
	children?: ReactNode | ((form: ApiForm<Values>) => ReactNode);
}

/** Asks before a call is sent, and shows a refusal in the notice of the page. */
export function ConfirmForm<Values extends FieldValues = FieldValues, Answer = unknown>({
	title,
	text,
	confirm,
	failed = '',
	explain = (reason) => reason || failed,
	defaultValues = {} as DefaultValues<Values>,
	staysOpen = false,
	onClose,
	onConfirm = () => {},
	send = async (values) => {
		onClose();
		onConfirm(values);
		return null;
	},
	onDone = () => {},
	onGone = onClose,
	children,
	...form
}: ConfirmFormProps<Values, Answer>) {
	return (
		<FormDialog<Values, Answer>
			title={title}
			texts={{ confirm, failed: explain('') }}
			look="danger"
			defaultValues={defaultValues}
			isGuarded={false}
			send={send}
			onFailure={(failure) => {
				if (leaveWhenLoggedOut(failure)) return true;
				if (staysOpen) return false;
				showFailure(explain(failure.message));
				if (failure.status === 404) onGone();
				else onClose();
				return true;
			}}
			onDone={onDone}
			onClose={onClose}
			{...form}
		>
			{(controls) => (
				<>
					<p>{text}</p>
					{typeof children === 'function' ? children(controls) : children}
				</>
			)}
		</FormDialog>
	);
}
