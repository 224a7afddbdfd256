import { lettersAreToDeliver } from "#features/letters/delivery.service.ts";
import { deliveryName } from "#features/letters/outbox.service.ts";
import { defineTask } from "#tasks/define-task.ts";
import { deliverLetters } from "./deliver-letters.ts";

export const deliverLettersTask = defineTask({
  name: deliveryName,
  due: lettersAreToDeliver,
  endsWithin: 60 * 60,
  run: ({ db, ...services }) => deliverLetters(db, services),
});
