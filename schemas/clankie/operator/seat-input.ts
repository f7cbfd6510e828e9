/** What a client offers for a seat. Capabilities advise; the service checks every send and every Stop itself. */
import type { z } from "zod";
import type { FleetSeatInputCapabilitiesSchema, FleetSeatSchema } from "./seats.ts";
import type { DeliveryModeSchema } from "./sends.ts";

type Seat = z.infer<typeof FleetSeatSchema>;
type DeliveryMode = z.infer<typeof DeliveryModeSchema>;

/**
 * The delivery modes to offer beside a plain Send for the occupant of a seat. Empty: a plain Send only, also when the
 * occupant is gone or its capabilities are unknown (OS21, OS22).
 */
export function offeredDeliveryModes(seats: readonly Seat[], occupantId: string): readonly DeliveryMode[] {
  return seats.find((seat) => seat.occupantId === occupantId)?.inputCapabilities?.deliveryModes ?? [];
}

/** Whether to show Stop: a task runs, and the occupant's seat says that this very task can be stopped (OS22, OS23). */
export function offersStop(seats: readonly Seat[], occupantId: string, taskRuns: boolean): boolean {
  const capabilities = seats.find((seat) => seat.occupantId === occupantId)?.inputCapabilities;
  return taskRuns && capabilities?.interrupt === true;
}

/**
 * Whether the service takes a send with this mode for a seat as it is now. It checks every send, whatever the client
 * knew (OS20). A plain Send is always taken (OS18); a named mode only while the connection supports it, and a refusal
 * sends and stores nothing (OS15, OS16).
 */
export function takesDelivery(
  capabilities: z.infer<typeof FleetSeatInputCapabilitiesSchema>,
  delivery: DeliveryMode | undefined,
): boolean {
  return delivery === undefined || capabilities.deliveryModes.includes(delivery);
}
