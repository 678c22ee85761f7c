import { mostOf } from '@/lib/features/inbox/form';

export type MessageKind = 'contact' | 'feedback';
export type MessageFieldName = 'name' | 'email' | 'subject' | 'type' | 'message';

interface MessageField {
	name: MessageFieldName;
	/** A message has none: it is counted as readers count, which a browser cannot. */
	maxLength?: number;
	autoComplete?: string;
}

interface MessageFormFields {
	/** The call that takes it. */
	path: string;
	/** In their order. */
	fields: readonly MessageField[];
}

const sender: readonly MessageField[] = [
	{ name: 'name', maxLength: mostOf.name, autoComplete: 'name' },
	{ name: 'email', maxLength: mostOf.email, autoComplete: 'email' },
];

export const messageForms: Record<MessageKind, MessageFormFields> = {
	contact: {
		path: '/api/contact',
		fields: [...sender, { name: 'subject', maxLength: mostOf.subject }, { name: 'message' }],
	},
	feedback: { path: '/api/feedback', fields: [...sender, { name: 'type' }, { name: 'message' }] },
};
