import { maxLengths } from '@/lib/features/inbox/form';

export type MessageKind = 'contact' | 'feedback';
export type MessageFieldName = 'name' | 'email' | 'subject' | 'type' | 'message';

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

/** In their order. */
export const messageFields: Record<MessageKind, readonly MessageField[]> = {
	contact: [...sender, { name: 'subject', maxLength: maxLengths.subject }, { name: 'message' }],
	feedback: [...sender, { name: 'type' }, { name: 'message' }],
};
