export interface FieldError {
  field: string;
  message: string;
}

/** What Paddle answers when it refuses a call. */
export interface Refusal {
  status: number;
  code: string;
  detail: string;
  errors?: FieldError[];
}

export function refuse(status: number, code: string, detail: string): { refused: Refusal } {
  return { refused: { status, code, detail } };
}

export function notFound(id: string): { refused: Refusal } {
  return refuse(404, 'not_found', `Entity ${id} not found.`);
}

export function invalidField(...errors: FieldError[]): { refused: Refusal } {
  return { refused: { status: 400, code: 'invalid_field', detail: 'Request does not pass validation.', errors } };
}
