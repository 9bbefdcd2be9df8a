import com.fasterxml.jackson.module.kotlin.readValue
import platform.apis.ProjectsApi
import platform.apis.UsersApi
import platform.infrastructure.ApiClient
import platform.infrastructure.ClientError
import platform.infrastructure.ClientException
import platform.infrastructure.Serializer
import platform.models.CreateProjectRequest
import platform.models.ErrorCode
import platform.models.FailureResponse
import platform.models.ProjectStatus
import java.util.UUID

fun main() {
    val url = System.getenv("PLATFORM_URL")
    ApiClient.accessToken = System.getenv("PLATFORM_API_KEY")

    val page = UsersApi(url).listUsers(limit = 10)
    check(page.data.map { it.username } == listOf("ada") && page.pagination.nextCursor == null)

    val projects = ProjectsApi(url)
    val project = projects.createProject(CreateProjectRequest(name = "Customer portal"), "portal-1").data
    check(project.status == ProjectStatus.planning)

    try {
        projects.getProject(UUID.fromString("00000000-0000-4000-8000-000000000000"))
        error("no failure")
    } catch (failed: ClientException) {
        val body = (failed.response as ClientError<*>).body as String
        val failure: FailureResponse = Serializer.jacksonObjectMapper.readValue(body)
        check(failed.statusCode == 404 && failure.errorDetail.errorCode == ErrorCode.RESOURCE_NOT_FOUND)
    }
}
