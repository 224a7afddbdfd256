/** The element id of an application's card. */
export const cardId = (applicationId: string) => `application-${applicationId}`;

/** The element id of the button that opens an application's resume. */
export const previewButtonId = (applicationId: string) => `preview-${applicationId}`;
