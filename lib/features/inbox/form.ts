/** Characters at most; those of a message as readers count them. */
export const maxLengths = { name: 100, email: 254, subject: 150, message: 5000 } as const;

export const feedbackTypes = ['Feedback', 'Report Issue'] as const;

export type FeedbackType = (typeof feedbackTypes)[number];

/**
 * A field that no person sees: a program that fills in every field it finds gives itself away. Its name makes it look
 * worth filling in.
 */
export const trapField = 'website';
