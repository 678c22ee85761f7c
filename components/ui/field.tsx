import type { ReactNode } from 'react';

/** What a control must carry to belong to its label, hint and error. */
export interface ControlProps {
	id: string;
	required: boolean;
	'aria-invalid': true | undefined;
	'aria-describedby': string | undefined;
}

interface FieldProps {
	/** The control's id: what an error summary links to. */
	id: string;
	label: string;
	hint?: string | undefined;
	/** The sentence that says what is wrong; undefined while nothing is. */
	error?: string | undefined;
	isRequired?: boolean;
	className?: string;
	children: (control: ControlProps) => ReactNode;
}

/** A label above its control, with hint and error below, tied together for screen readers. */
export function Field({ id, label, hint, error, isRequired = false, className = '', children }: FieldProps) {
	const hintId = hint ? `${id}-hint` : null;
	const errorId = error ? `${id}-error` : null;
	const describedBy = [errorId, hintId].filter((part) => part !== null).join(' ');
	return (
		<div className={`flex flex-col gap-1 ${className}`}>
			<label htmlFor={id} className="font-semibold text-sm text-text-soft">
				{label}
				{isRequired && <RequiredMark />}
			</label>
			{children({
				id,
				required: isRequired,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': describedBy || undefined,
			})}
			{errorId && <FieldError id={errorId}>{error}</FieldError>}
			{hintId && (
				<p id={hintId} className="text-sm text-text-muted">
					{hint}
				</p>
			)}
		</div>
	);
}

/** The sentence at a control that was refused. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={id} className="font-semibold text-error text-sm">
			{children}
		</p>
	);
}

/** Behind the label of what has to be filled in. */
export function RequiredMark() {
	return (
		<span aria-hidden="true" className="text-error">
			{' *'}
		</span>
	);
}
